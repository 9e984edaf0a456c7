import { type ClientSession, type Collection, type Document, type MongoClient, MongoServerError } from 'mongodb'
import pLimit from 'p-limit'
import type { createOwnWrites } from '../cache/own-writes'
import { createBatchQueue } from '../queues/batch-queue'
import { BusyError, isUnavailable } from './database-errors'

/** Milliseconds for which a transaction is retried; the driver itself would retry for two minutes. */
const timeoutMs = 5000

/** One transaction, opaque to routes: pass it on to every repository call that belongs together. */
export type Transaction = ClientSession

/** A document to insert that nothing else in its transaction depends on. */
export interface Insert {
  readonly collection: Pick<Collection<Document & { _id: string }>, 'insertOne' | 'insertMany'>
  readonly document: Document & { readonly _id: string }
}

/** True while the driver has sent no statement of the session's transaction; its types do not declare the field. */
const hasSentNothing = (session: Transaction): boolean =>
  (session as unknown as { readonly transaction: { readonly isStarting: boolean } }).transaction.isStarting

/** Inserts the documents with one statement per collection. */
async function insertAll(inserts: readonly Insert[], session: Transaction): Promise<void> {
  for (const collection of new Set(inserts.map((insert) => insert.collection))) {
    await collection.insertMany(
      inserts.filter((insert) => insert.collection === collection).map(({ document }) => document),
      { session },
    )
  }
}

/**
 * Transactions of one client, with majority writes. A conflict is retried as long as the database serves others: a
 * person is refused for a reason, or because the database is away, but not because others were many or slow.
 */
export function createTransactions(
  client: Pick<MongoClient, 'withSession'>,
  ownWrites: ReturnType<typeof createOwnWrites>,
) {
  /** Twenty writers of one record would conflict again and again: after a first conflict they retry one at a time. */
  const conflicted = pLimit(1)
  const takeTurn = () =>
    new Promise<() => void>((enter) => void conflicted(() => new Promise<void>((leave) => enter(leave))))
  /** Transactions that neither ended nor wait for their turn. */
  const running = new Set<Transaction>()
  /** `performance.now()` when the database last carried out a transaction: to its commit, or until it was refused. */
  let servedAt = 0
  /** Documents that transactions insert at their end. */
  const deferred = new WeakMap<Transaction, Insert[]>()

  /** Runs `work` once; returns its deferred inserts if nothing was sent to the database yet. */
  async function attempt<T>(work: (transaction: Transaction) => Promise<T>, session: Transaction) {
    const inserts: Insert[] = []
    deferred.set(session, inserts)
    try {
      const result = await work(session)
      if (hasSentNothing(session)) return { result, inserts }
      await insertAll(inserts, session)
      return { result, inserts: [] }
    } catch (error) {
      // One of twenty writers wins; a refusal serves the others.
      if (!isUnavailable(error) && !hasSentNothing(session)) servedAt = performance.now()
      throw error
    }
  }

  /** Retries `work` in one transaction. */
  async function run<T>(work: (transaction: Transaction) => Promise<T>, session: Transaction, onAttempt: () => void) {
    let deadline = performance.now() + timeoutMs
    let attempts = 0
    let rivals: readonly Transaction[] = []
    let leave = (): void => undefined
    running.add(session)
    try {
      return await session.withTransaction(
        async () => {
          attempts += 1
          onAttempt()
          if (attempts === 2) {
            running.delete(session)
            leave = await takeTurn()
            deadline = Math.max(deadline, servedAt + timeoutMs)
            rivals = [...running]
            running.add(session)
          }
          // One of them may have what this one needs.
          if (rivals.some((rival) => running.has(rival))) deadline = performance.now() + timeoutMs
          if (performance.now() > deadline) throw new BusyError('The transaction found no quiet moment')
          return attempt(work, session).catch((error: unknown) => {
            // Counts from the conflict, not from a slow first attempt; a missing database gets no turn.
            if (attempts === 1 && error instanceof MongoServerError) deadline = performance.now() + timeoutMs
            throw error
          })
        },
        { readConcern: 'snapshot', writeConcern: { w: 'majority' }, readPreference: 'primary' },
      )
    } finally {
      running.delete(session)
      leave()
    }
  }

  async function runTransaction<T>(work: (transaction: Transaction) => Promise<T>) {
    const done = await client.withSession((session) =>
      ownWrites.track(session, (onAttempt) => run(work, session, onAttempt)),
    )
    if (done.inserts.length === 0) servedAt = performance.now()
    return done
  }

  /**
   * Commits all waiting inserts in one transaction; one that cannot be written, such as a duplicate key, fails alone.
   */
  const insertQueue = createBatchQueue<readonly Insert[]>(async (jobs) => {
    const write = (inserts: readonly Insert[]) => runTransaction((session) => insertAll(inserts, session))
    try {
      await write(jobs.flatMap(({ item }) => item))
      for (const { resolve } of jobs) resolve()
    } catch (error) {
      if (jobs.length === 1 || isUnavailable(error)) throw error
      await Promise.all(jobs.map(({ item, resolve, reject }) => write(item).then(() => resolve(), reject)))
    }
  })

  return {
    /**
     * Runs `work` in one transaction with majority writes. It may run several times, because the driver retries write
     * conflicts, so it must have no side effects outside the database. Any error that it throws rolls everything back.
     */
    async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
      const { result, inserts } = await runTransaction(work)
      if (inserts.length > 0) await insertQueue.add(inserts)
      return result
    },

    /**
     * Inserts a document: immediately, or at the end of its transaction, in which nothing can read it. Transactions
     * that only insert share a commit.
     */
    async insert(insert: Insert, transaction?: Transaction): Promise<void> {
      const inserts = transaction && deferred.get(transaction)
      if (inserts) inserts.push(insert)
      else await insert.collection.insertOne(insert.document)
    },
  }
}
