import type { StoredFilesRepository } from '../../data/stored-files.repository'
import type { Database } from '../../platform/database'
import { createBinRepository } from './bin.repository'

/** Milliseconds: after the start, and between two sweeps. */
const pause = { first: 60_000, next: 24 * 3_600_000 }

interface SweepLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

/** Removes for good what was deleted 30 days ago. On several nodes at once each batch goes once: to remove what is gone removes nothing. */
export function createBinSweep(database: Database, files: StoredFilesRepository, log: SweepLog) {
  const bin = createBinRepository(database)
  let timer: NodeJS.Timeout | null = null
  let sweeping: Promise<void> = Promise.resolve()

  async function sweep(now = Date.now()): Promise<number> {
    const batches = await bin.expired(now)
    for (const batch of batches) {
      await database.transaction((transaction) => bin.purge(batch, transaction))
      await files.purge(batch)
    }
    return batches.length
  }

  function after(wait: number): void {
    timer = setTimeout(() => {
      sweeping = sweep().then(
        (batches) => log.info({ batches }, 'the bin was swept'),
        (error: unknown) => log.warn({ err: error }, 'the bin was not swept'),
      ).finally(() => {
        if (timer) after(pause.next)
      })
    }, wait)
    timer.unref()
  }

  return {
    sweep,
    start: () => after(pause.first),

    async stop(): Promise<void> {
      if (timer) clearTimeout(timer)
      timer = null
      await sweeping
    },
  }
}
