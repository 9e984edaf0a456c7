import { Binary, type ChangeStreamDocument, type Db, type Document, type IndexDescription, MongoClient } from 'mongodb'
import type { core } from 'zod/mini'
import { createOwnWrites } from '../cache/own-writes'
import './closed-socket-workaround'
import { type CheckedCollection, checkedCollection } from './checked-collection'
import { type ClientMetrics, measureClient } from './client-metrics'
import { createDatabaseClock } from './database-clock'
import { DatabaseError, requireReplicaSet } from './deployment'
import { createPreparedCollections } from './prepared-collections'
import { invalidFieldsOf } from './stored-shape'
import { createTransactions, type Insert, type Transaction } from './transactions'
import { createUnreadable } from './unreadable'

export type { Insert, Transaction }

/** Timeouts in milliseconds: an unreachable or frozen database must not block a request for more than a few seconds. */
const timeoutsMs = { select: 3000, socket: 3000 }

/** Name of all nodes' connections on the server. */
export const appName = 'torneo'

/** Author of a write: stored with the record, never sent with it. */
export interface Author {
  readonly id: string
  readonly name: string
}

/** Author and transaction of a repository's write; without a transaction the write stands alone. */
export interface Write {
  readonly by: Author
  readonly transaction?: Transaction
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
  const ownWrites = createOwnWrites()
  const unreadable = createUnreadable()

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

    ...createTransactions(client, ownWrites),

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
