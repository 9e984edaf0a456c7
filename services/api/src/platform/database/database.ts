import {
  Binary,
  type ChangeStreamDocument,
  type ClientSession,
  type Collection,
  type Db,
  type Document,
  type IndexDescription,
  MongoClient,
} from 'mongodb'
import pLimit from 'p-limit'
import type { core } from 'zod/mini'
import { createOwnWrites } from '../cache/own-writes'
import { createBatchQueue } from '../queues/batch-queue'
import './closed-socket-workaround'
import { type CheckedCollection, checkedCollection } from './checked-collection'
import { type ClientMetrics, measureClient } from './client-metrics'
import { createDatabaseClock } from './database-clock'
import { BusyError, isUnavailable } from './database-errors'
import { DatabaseError, requireReplicaSet } from './deployment'
import { createPreparedCollections } from './prepared-collections'
import { invalidFieldsOf } from './stored-shape'
import { createUnreadable } from './unreadable'

/** Timeouts in milliseconds: an unreachable or frozen database must not block a request for more than a few seconds. */
const timeoutsMs = { select: 3000, socket: 3000, transaction: 5000 }

/** Name of all nodes' connections on the server. */
export const appName = 'torneo'

/** Author of a write: stored with the record, never sent with it. */
export interface Author {
  readonly id: string
  readonly name: string
}

/** One transaction, opaque to routes: pass it on to every repository call that belongs together. */
export type Transaction = ClientSession

/** Author and transaction of a repository's write; without a transaction the write stands alone. */
export interface Write {
  readonly by: Author
  readonly transaction?: Transaction
}

/** A document to insert that nothing else in its transaction depends on. */
export interface Insert {
  readonly collection: Pick<Collection<Document & { _id: string }>, 'insertOne' | 'insertMany'>
  readonly document: Document & { readonly _id: string }
}

/** Origins by which the caller addresses us, besides PUBLIC_URL. */
export interface OwnOrigins {
  readonly origins?: readonly string[]
}

/**
 * Fields that we read of a change: its collection, the new name after a rename, the document's id, and the rev that an
 * update set.
 */
export type WrittenTo = ChangeStreamDocument & {
  readonly ns?: { readonly coll?: string }
  readonly to?: { readonly coll?: string }
  readonly documentKey?: { readonly _id?: unknown }
  readonly rev?: number
  /** Time of the write, by the database's clock. */
  readonly wallTime?: Date
}

/** Expression for the rev of an inserted document in a change event. */
const inserted = { $cond: [{ $eq: ['$operationType', 'insert'] }, '$fullDocument.rev', '$$REMOVE'] }

export type Database = ReturnType<typeof createDatabase>

function databaseName(uri: string): string {
  return decodeURIComponent(/^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? 'torneo')
}

function createDatabase(client: MongoClient, uri: string, metrics: ClientMetrics) {
  const name = databaseName(uri)
  const db = client.db(name)
  const conflictedTransactions = pLimit(1)
  /** `performance.now()` of the last commit. */
  let committedAt = 0
  const ownWrites = createOwnWrites()
  const unreadable = createUnreadable()
  /** Documents that transactions insert at their end. */
  const deferred = new WeakMap<Transaction, Insert[]>()

  /**
   * Runs work on the whole database, over a connection without the timeouts of requests: indexes and migrations of much
   * data take longer.
   */
  async function maintain<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const maintenance = new MongoClient(uri, {
      appName: 'torneo-maintenance',
      maxPoolSize: 4,
      writeConcern: { w: 'majority' },
      ignoreUndefined: true,
    })
    try {
      return await work(maintenance.db(name))
    } finally {
      await maintenance.close()
    }
  }

  const { declare, prepare } = createPreparedCollections(db, maintain)

  /** Inserts the documents with one statement per collection. */
  async function insertAll(inserts: readonly Insert[], session: Transaction): Promise<void> {
    for (const collection of new Set(inserts.map((insert) => insert.collection))) {
      await collection.insertMany(
        inserts.filter((insert) => insert.collection === collection).map(({ document }) => document),
        { session },
      )
    }
  }

  /** Runs `work` in one transaction; returns its deferred inserts if nothing was sent to the database yet. */
  async function runTransaction<T>(
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<{ readonly result: T; readonly inserts: readonly Insert[] }> {
    let deadline = performance.now() + timeoutsMs.transaction
    let attempts = 0
    let leave = (): void => undefined
    try {
      const done = await client.withSession((session) =>
        ownWrites.track(session, (onAttempt) =>
          session.withTransaction(
            async () => {
              attempts += 1
              onAttempt()
              // Twenty writers of one record would conflict again and again: after a first conflict they retry one at a time.
              if (attempts === 2) {
                await new Promise<void>(
                  (enter) =>
                    void conflictedTransactions(
                      () =>
                        new Promise<void>((resolve) => {
                          leave = resolve
                          enter()
                        }),
                    ),
                )
                // Waiting for a turn is no failure while the database commits what comes first.
                deadline = Math.max(deadline, committedAt + timeoutsMs.transaction)
              }
              // The driver itself retries for two minutes.
              if (performance.now() > deadline) throw new BusyError('The transaction found no quiet moment')
              const inserts: Insert[] = []
              deferred.set(session, inserts)
              const result = await work(session)
              if (hasSentNothing(session)) return { result, inserts }
              await insertAll(inserts, session)
              return { result, inserts: [] }
            },
            { readConcern: 'snapshot', writeConcern: { w: 'majority' }, readPreference: 'primary' },
          ),
        ),
      )
      committedAt = performance.now()
      return done
    } finally {
      leave()
    }
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
    name,

    /** Metrics of the connections that serve requests. */
    metrics,

    /** Stored records that do not fit their contract. */
    unreadable,

    /** Writes of this process, emitted before the writer gets its result. */
    ownWrites,

    /** Iterates over the documents of a collection that match, with empty bytes in place of a file's data. */
    documents: (collection: string, filter: Document): AsyncIterable<Document> =>
      db
        .collection(collection)
        .aggregate(
          [
            { $match: filter },
            { $set: { data: { $cond: [{ $eq: [{ $type: '$data' }, 'binData'] }, new Binary(), '$data'] } } },
          ],
          { batchSize: 100 },
        ),

    /**
     * Returns a collection whose reads skip documents that do not fit the shape; `prepare` creates it and its indexes. `suspects` matches at least the
     * documents that do not fit, where all of them are too many to look through.
     */
    collection<T extends Document>(
      collection: string,
      shape: core.$ZodType<T>,
      indexes: readonly IndexDescription[] = [],
      suspects: Document = {},
    ): CheckedCollection<T> {
      declare(collection, indexes)
      unreadable.declare(collection, (stored) => invalidFieldsOf(shape, stored), suspects)
      return checkedCollection(ownWrites.observed(db.collection<T>(collection)), shape, unreadable.report)
    },

    prepare,

    /** The raw database, also for commands on the server itself; with the timeouts of requests. */
    db,
    admin: client.db('admin'),

    maintain,

    /**
     * Watches all writes to these collections from now on, by any client; a collection renamed into one counts too
     * (`$out`, a restore).
     */
    watch: (collections: readonly string[], maxAwaitTimeMS: number) =>
      db.watch<Document, WrittenTo>(
        [
          { $match: { $or: [{ 'ns.coll': { $in: collections } }, { 'to.coll': { $in: collections } }] } },
          {
            $project: {
              ns: 1,
              to: 1,
              documentKey: 1,
              operationType: 1,
              wallTime: 1,
              rev: { $ifNull: ['$updateDescription.updatedFields.rev', inserted] },
            },
          },
        ],
        { maxAwaitTimeMS },
      ),

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

    /** Runs several reads on one snapshot: all reads with the session see the data as of the first one. */
    snapshot: <T>(work: (session: Transaction) => Promise<T>): Promise<T> =>
      client.withSession({ snapshot: true }, work),

    /** The server's time. */
    now: createDatabaseClock(async () => ((await db.command({ hello: 1 }))['localTime'] as Date).getTime()),

    async ping(): Promise<void> {
      await db.command({ ping: 1 })
    },

    /** Closes the connections. */
    close: () => client.close(),
  }
}

/** True while the driver has sent no statement of the session's transaction; its types do not declare the field. */
const hasSentNothing = (session: Transaction): boolean =>
  (session as unknown as { readonly transaction: { readonly isStarting: boolean } }).transaction.isStarting

function openClient(uri: string) {
  try {
    const client = new MongoClient(uri, {
      appName,
      serverSelectionTimeoutMS: timeoutsMs.select,
      connectTimeoutMS: timeoutsMs.select,
      socketTimeoutMS: timeoutsMs.socket,
      waitQueueTimeoutMS: timeoutsMs.socket,
      writeConcern: { w: 'majority' },
      ignoreUndefined: true,
      maxPoolSize: 20,
    })
    return { client, database: createDatabase(client, uri, measureClient(client)) }
  } catch (error) {
    // The driver's reason is left out because it may repeat a part of the address that is the password.
    throw new DatabaseError(
      'MONGODB_URI cannot be used: give an address like mongodb://127.0.0.1:27017/torneo?replicaSet=rs0, ' +
        'with @ : / % in a user or password written as %40 %3A %2F %25',
      { cause: error },
    )
  }
}

/** Connects; throws a one-line DatabaseError if the server is no replica set. */
export async function connectDatabase(uri: string): Promise<Database> {
  const { client, database } = openClient(uri)
  try {
    await requireReplicaSet(client)
  } catch (error) {
    await client.close()
    throw error
  }
  return database
}
