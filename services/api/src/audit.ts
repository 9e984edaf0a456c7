import { exitWithError } from '@torneo/serving/exit-with-error'
import { readConfig } from './config'
import { type AuditAnchor } from './data/audit/audit-chain'
import { type AuditRepository, createAuditRepository } from './data/audit/audit.repository'
import { requireCurrent } from './migrations/migrate'
import { connectDatabase } from './platform/database/database'

const usage = 'Usage: audit --verify [<sequence>:<hash> ...] or audit --export'

/** Parses an anchor `<sequence>:<hash>`, as the log, a backup or `--verify` prints it. */
function anchorOf(text: string): AuditAnchor {
  const [, sequence, hash = ''] = /^(\d{1,15}):([\da-f]{64})$/.exec(text) ?? []
  if (sequence === undefined) throw new Error(usage)
  return { sequence: Number(sequence), hash }
}

async function verify(audit: AuditRepository, anchors: readonly AuditAnchor[], signedFrom: number): Promise<void> {
  const { rows, withMac, head, broken } = await audit.verify(anchors, signedFrom)
  const checked = `${rows} rows, ${withMac} of them with a MAC; the head is ${head.sequence}:${head.hash}`
  console.log(broken ? `Broken: ${broken}. One chain: ${checked}` : `Whole: ${checked}`)
  process.exitCode = broken ? 1 : 0
}

/** Prints all rows as JSON, one per line, oldest first, and names those that it cannot. */
async function print(audit: AuditRepository): Promise<void> {
  await audit.add(
    { kind: 'exported', subject: { collection: 'audit', id: '', title: '' } },
    { by: { id: '', name: 'Torneo' }, from: 'console' },
  )
  await audit.linkPending()
  for await (const row of audit.all()) process.stdout.write(`${JSON.stringify(row)}\n`)
  const unreadable = await audit.unreadable()
  if (unreadable === null) return
  console.error(`Not whole: ${unreadable}`)
  process.exitCode = 1
}

/**
 * `node dist/audit.js --verify` checks the chain of the audit log, and names the first broken link and the rows that
 * cannot be read; `--export` prints the log. Both exit with 1 where something is missing.
 */
async function run(): Promise<void> {
  const [mode, ...more] = process.argv.slice(2)
  if ((mode !== '--verify' && mode !== '--export') || (mode === '--export' && more.length > 0)) throw new Error(usage)
  const anchors = more.map(anchorOf)
  const config = readConfig(process.env)
  const database = await connectDatabase(config.mongodbUri)
  try {
    await database.maintain(requireCurrent)
    const audit = createAuditRepository(database, config.auditKey, { info: () => undefined, warn: () => undefined })
    await (mode === '--verify' ? verify(audit, anchors, config.auditSignedFrom) : print(audit))
  } finally {
    await database.close()
  }
}

run().catch(exitWithError)
