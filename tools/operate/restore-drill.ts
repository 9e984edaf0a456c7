import { randomBytes } from 'node:crypto'
import { connectDatabase, isBackedUp, newestVersion, versionOf } from '@torneo/api/operators/database'
import {
  createContent,
  createPasswords,
  createServices,
  createStatsAudit,
  isIntactImage,
  unreadableFields,
} from '@torneo/api/operators/service'
import { readConfig } from '@torneo/api/operators/settings'
import { buckets } from '@torneo/contracts/files/storage'
import { MongoClient } from 'mongodb'
import { reasonOf } from '../shared/plain-error.ts'
import { type Backup, openBackup } from './backup-file.ts'
import { restore } from './database-copy.ts'

/** Number of pictures to open per bucket. */
const sampled = 10

interface Finding {
  readonly isGood: boolean
  readonly text: string
}

export interface DrillReport {
  readonly isGood: boolean
  readonly lines: readonly string[]
}

async function countsOf(backup: Backup): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const { collection } of backup.rows())
    if (isBackedUp(collection)) counts.set(collection, (counts.get(collection) ?? 0) + 1)
  return counts
}

/** Temporary database that a drill restores into. */
interface Scratch {
  readonly uri: string
  drop(): Promise<void>
}

/** A database with a new name on the server of an address. */
function scratchOn(server: string): Scratch {
  const name = `torneo_drill_${randomBytes(4).toString('hex')}`
  const uri = server.replace(/^([^/]*\/\/[^/?]+)\/?[^?]*/, `$1/${name}`)
  return {
    uri,
    async drop() {
      const client = await new MongoClient(uri).connect()
      await client.db(name).dropDatabase()
      await client.close()
    },
  }
}

/** `AUDIT_KEY` and `AUDIT_SIGNED_FROM`, as configured for the service. */
type AuditSettings = Readonly<Record<string, string>>

type Note = (name: string, finding: Finding) => void

/** Checks a restored database for everything that a service needs. */
async function inspect(uri: string, backup: Backup, audit: AuditSettings, note: Note): Promise<void> {
  const config = readConfig({ MONGODB_URI: uri, ...audit })
  const database = await connectDatabase(uri)
  const services = createServices(config, database, createPasswords())
  createContent(database)
  // The checks need the indexes, and a backup whose rows violate one is unusable.
  await database.prepare()
  const { db } = database
  const checks: Readonly<Record<string, () => Promise<Finding>>> = {
    documents: async () => {
      const counts = await countsOf(backup)
      // A migration may move the rows of older shapes into other documents, so their counts are not compared.
      const isMigrated = (backup.head.version ?? 0) < newestVersion
      const restored = await Promise.all(
        [...counts].map(async ([name, count]) => ({ name, count, found: await db.collection(name).countDocuments() })),
      )
      const wrong = isMigrated ? [] : restored.filter(({ count, found }) => count !== found)
      const total = restored.reduce((sum, { found }) => sum + found, 0)
      return {
        isGood: wrong.length === 0,
        text:
          wrong.length > 0
            ? wrong.map(({ name, count, found }) => `${name}: ${found} of ${count}`).join(', ')
            : `${total} in ${counts.size} collections, as many as in the file`,
      }
    },
    migrations: async () => {
      const version = await versionOf(db)
      return { isGood: version === newestVersion, text: `version ${version} of ${newestVersion}` }
    },
    counters: async () => {
      const { teams, players, drifted } = await createStatsAudit(database).check()
      return {
        isGood: drifted.length === 0,
        text: `${drifted.length} of ${teams} teams and ${players} players differ from their finished matches`,
      }
    },
    'audit log': async () => {
      const { rows, broken } = await services.audit.verify(
        backup.head.audit ? [backup.head.audit] : [],
        config.auditSignedFrom,
      )
      return {
        isGood: broken === null,
        text: broken ?? `${rows} rows, one chain, with the end that was noted at the backup`,
      }
    },
    records: async () => {
      const unreadable = await unreadableFields(database)
      return { isGood: unreadable.length === 0, text: `${unreadable.length} cannot be read` }
    },
    pictures: async () => {
      const failed: string[] = []
      let opened = 0
      for (const bucket of buckets) {
        const { items } = await services.files.list(bucket, { page: { limit: sampled } })
        for (const file of items) {
          const parts: Buffer[] = []
          for await (const part of services.files.read(file)) parts.push(Buffer.from(part))
          const bytes = Buffer.concat(parts)
          opened += 1
          if (bytes.length !== file.size || !(await isIntactImage(bytes))) failed.push(`${bucket}/${file.id}`)
        }
      }
      return {
        isGood: failed.length === 0,
        text: failed.length > 0 ? `damaged: ${failed.join(', ')}` : `${opened} opened to their end`,
      }
    },
  }
  try {
    for (const [name, check] of Object.entries(checks))
      note(name, await check().catch((error: unknown) => ({ isGood: false, text: reasonOf(error) })))
  } finally {
    await database.close()
  }
}

/**
 * Restores a backup into a temporary database and checks everything that a service needs. A backup that cannot be
 * restored is reported as a finding too.
 */
export async function drill(
  server: string,
  file: string,
  key: string | null,
  audit: AuditSettings = {},
): Promise<DrillReport> {
  const lines: string[] = []
  let isGood = true
  const note: Note = (name, finding) => {
    isGood &&= finding.isGood
    lines.push(`${finding.isGood ? 'ok    ' : 'FAILED'}  ${name.padEnd(11)} ${finding.text}`)
  }
  const scratch = scratchOn(server)
  try {
    const backup = await openBackup(file, key)
    const since = performance.now()
    const count = await restore(scratch.uri, file, { key })
    note('restore', {
      isGood: true,
      text: `${count} documents of ${backup.head.at} in ${((performance.now() - since) / 1000).toFixed(1)} s, ${backup.isSealed ? 'encrypted and signed' : 'NOT signed'}`,
    })
    await inspect(scratch.uri, backup, audit, note)
  } catch (error) {
    note('restore', { isGood: false, text: reasonOf(error) })
  } finally {
    await scratch.drop()
  }
  return { isGood, lines }
}
