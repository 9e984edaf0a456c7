import type { Db } from 'mongodb'

/** A step from one version of the stored shapes to the next. */
export interface Migration {
  /** The version of the database after it; the number in the file's name. */
  readonly version: number
  readonly description: string
  /** How many documents it would change now. Writes nothing. */
  count(db: Db): Promise<number>
  /**
   * Changes them in batches and returns how many. A run that was killed is repeated from its beginning, and a node that was frozen may go on
   * beside the one that took over: each write is conditional and leaves alone what is migrated. `signal` aborts when the lease is lost; ask it
   * before each batch.
   */
  up(db: Db, signal: AbortSignal): Promise<number>
}
