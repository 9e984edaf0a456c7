import type { Db } from 'mongodb'

/** Upgrades the stored shapes by one version. */
export interface Migration {
  /** The version of the database after the migration; the number in the file name. */
  readonly version: number
  readonly description: string
  /** The number of documents that `up` would change. Read-only. */
  count(db: Db): Promise<number>
  /**
   * Changes the documents in batches and returns their number. A killed run is repeated from the beginning, and a frozen node may continue
   * in parallel with its successor, so each write must be conditional and skip migrated documents. `signal` aborts when the lease is lost;
   * check it before each batch.
   */
  up(db: Db, signal: AbortSignal): Promise<number>
}
