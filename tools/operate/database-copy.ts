import { type AnyBulkWriteOperation, type Db, type Document, MongoClient } from 'mongodb'
import { migrate, refuseNewer, ShapesError, versionOf } from '../../services/api/src/migrations/migrate.ts'
import { PlainError } from '../shared/plain-error.ts'
import { type BackupRow, readBackup, readVersion, writeBackup } from './backup-file.ts'

/** Not backed up: after a restore people sign in again. */
const excluded = new Set(['sessions', 'signin_failures'])
/** The history of migrations; a database with nothing else counts as empty. */
const migrations = 'migrations'

async function withDatabase<T>(uri: string, work: (db: Db, client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000, writeConcern: { w: 'majority' } })
  try {
    return await work(client.db(), client)
  } catch (error) {
    throw error instanceof ShapesError ? new PlainError(error.message) : error
  } finally {
    await client.close()
  }
}

async function collectionsOf(db: Db): Promise<string[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()
  return found.map(({ name }) => name).filter((name) => !name.startsWith('system.') && !excluded.has(name)).sort()
}

/** The first collection with a document; null in an empty database. */
async function firstFilled(db: Db): Promise<string | null> {
  for (const name of await collectionsOf(db)) {
    if (name !== migrations && await db.collection(name).findOne({}, { projection: { _id: 1 } })) return name
  }
  return null
}

/**
 * Writes everything of a database into a file, stored pictures included, as it was at one moment however long that takes (at most as long as the
 * server keeps old states: five minutes, unless told). Sessions are left out. Gives the number of documents.
 */
export function backUp(uri: string, file: string): Promise<number> {
  return withDatabase(uri, async (db, client) => {
    const session = client.startSession({ snapshot: true })
    async function* rows(): AsyncGenerator<BackupRow> {
      for (const collection of await collectionsOf(db)) {
        const cursor = db.collection(collection).find({}, { session, promoteValues: false, promoteBuffers: false })
        for await (const document of cursor) yield { collection, document }
      }
    }
    try {
      if (!(await firstFilled(db))) throw new PlainError(`The database ${db.databaseName} holds nothing: no backup was written. Is it the one that is meant?`)
      return await writeBackup(file, { torneoBackup: 1, at: new Date().toISOString(), version: await versionOf(db, session) }, rows())
    } finally {
      await session.endSession()
    }
  })
}

/** Documents and bytes of one write, so that a picture library does not fill the memory. */
const batch = { documents: 500, bytes: 8 * 1024 * 1024 }

async function put(db: Db, rows: readonly BackupRow[]): Promise<void> {
  const byCollection = new Map<string, AnyBulkWriteOperation<Document>[]>()
  for (const { collection, document } of rows) {
    byCollection.set(collection, [...(byCollection.get(collection) ?? []), { insertOne: { document } }])
  }
  for (const [collection, operations] of byCollection) await db.collection(collection).bulkWrite(operations, { ordered: true })
}

/**
 * Puts a backup into an empty database and migrates it; a database that holds anything is refused, and a backup of newer stored shapes than this
 * checkout knows. The file is read to its end first, so that one that is cut off changes nothing. The next start of the API makes the indexes.
 * Gives the number of documents.
 */
export function restore(uri: string, file: string, log?: (line: string) => void): Promise<number> {
  return withDatabase(uri, async (db) => {
    const filled = await firstFilled(db)
    if (filled) throw new PlainError(`The database ${db.databaseName} is not empty (${filled} holds something): a backup goes into an empty one only.`)
    refuseNewer(await readVersion(file), file)
    let count = 0
    for await (const _row of readBackup(file)) count += 1
    if (count === 0) throw new PlainError(`${file} holds no documents: nothing was restored.`)
    await db.collection(migrations).deleteMany({})
    let pending: BackupRow[] = []
    let bytes = 0
    for await (const row of readBackup(file)) {
      pending.push(row)
      bytes += sizeOf(row.document)
      if (pending.length < batch.documents && bytes < batch.bytes) continue
      await put(db, pending)
      pending = []
      bytes = 0
    }
    await put(db, pending)
    await migrate(db, log)
    return count
  })
}

/** Only stored files are large. */
function sizeOf({ data }: Document): number {
  const { position } = (data ?? {}) as { position?: number }
  return position ?? 1024
}
