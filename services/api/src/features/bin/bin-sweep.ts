import type { AuditRepository } from '../../data/audit.repository'
import type { StoredFilesRepository } from '../../data/stored-files.repository'
import type { Database } from '../../platform/database'
import { createRepeater } from '../../platform/repeater'
import type { BinRepository } from './bin.repository'

/** Milliseconds after the start, and between two sweeps. */
const delays = { first: 60_000, next: 24 * 3_600_000 }

interface SweepLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

interface SweepParts {
  readonly database: Database
  readonly audit: AuditRepository
  readonly files: StoredFilesRepository
}

/** Purges what was deleted more than 30 days ago. Several nodes may run it at once: purging a batch twice is harmless. */
export function createBinSweep({ database, audit, files }: SweepParts, bin: BinRepository, log: SweepLog) {
  async function sweep(): Promise<number> {
    const batches = await bin.expired(await database.now())
    for (const batch of batches) {
      await database.transaction(async (transaction) => {
        const deleted = await bin.find(batch, transaction)
        if (deleted) await audit.add({ kind: 'purged', subject: { collection: deleted.of.name, id: batch, title: deleted.title } }, { by: null, transaction })
        await bin.purge(batch, transaction)
      })
      await files.purge(batch)
    }
    return batches.length
  }

  const run = () => sweep().then(
    (batches) => log.info({ batches }, 'the bin was swept'),
    (error: unknown) => log.warn({ err: error }, 'the bin was not swept'),
  )
  return { sweep, ...createRepeater(run, delays) }
}
