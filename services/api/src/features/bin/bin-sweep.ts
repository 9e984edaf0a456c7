import { createJob } from '@torneo/serving/jobs'
import type { ActivityRepository } from '../../data/audit/activity.repository'
import type { AuditRepository } from '../../data/audit/audit.repository'
import type { StoredFilesRepository } from '../../data/files/stored-files.repository'
import type { Database } from '../../platform/database/database'
import type { BinRepository } from './bin.repository'

/** Milliseconds after the start, and between two sweeps. */
const delays = { first: 60_000, next: 24 * 3_600_000 }

interface SweepLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

interface SweepParts {
  readonly database: Database
  readonly activity: ActivityRepository
  readonly audit: AuditRepository
  readonly files: StoredFilesRepository
}

/**
 * Purges what was deleted more than 30 days ago, and the oldest part of histories (B50, B51). Several nodes may run it
 * at once: doing it twice is harmless.
 */
export function createBinSweep({ database, activity, audit, files }: SweepParts, bin: BinRepository, log: SweepLog) {
  async function sweep(): Promise<number> {
    let purged = 0
    for (const batch of await bin.expired(await database.now())) {
      await purge(batch).then(
        () => (purged += 1),
        (error: unknown) => log.warn({ err: error, batch }, 'a batch of the bin was not purged'),
      )
    }
    return purged
  }

  async function purge(batch: string): Promise<void> {
    await database.transaction(async (transaction) => {
      const deleted = await bin.find(batch, transaction)
      if (deleted)
        await audit.add(
          { kind: 'purged', subject: { collection: deleted.of.name, id: batch, title: deleted.title } },
          { by: null, transaction },
        )
      await bin.purge(batch, transaction)
    })
    await files.purge(batch)
  }

  const run = async () => {
    try {
      const batches = await sweep()
      const saves = await activity.sweepHistory(await database.now())
      log.info({ batches, saves }, 'the bin and the history were swept')
    } catch (error) {
      log.warn({ err: error }, 'the bin and the history were not swept')
    }
  }
  return { sweep, ...createJob('sweep of the bin', run, delays) }
}
