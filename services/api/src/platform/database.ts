import {
  Binary, type ChangeStreamDocument, type ClientSession, type Collection, type Db, type Document, type IndexDescription, MongoClient,
} from 'mongodb'
import pLimit from 'p-limit'
import type { core } from 'zod/mini'
import { createBatchQueue } from './batch-queue'
import { type CheckedCollection, checkedCollection } from './checked-collection'
import './closed-socket-workaround'
import { type ClientMetrics, measureClient } from './client-metrics'
import { createDatabaseClock } from './database-clock'
import { BusyError, isUnavailable } from './database-errors'
import { DatabaseError, requireReplicaSet } from './deployment'
import { createOwnWrites } from './own-writes'
import { createPreparedCollections } from './prepared-collections'
import { misfitsOf } from './stored-shape'
import { createUnreadable } from './unreadable'

/** Milliseconds. A database that is away or frozen must not hold a person's request for more than a few seconds. */
const patience = { select: 3000, socket: 3000, transaction: 5000 }

/** What the connections of all nodes are called on the server. */
export const appName = 'torneo'

/** Who writes: stored with the record as its author, never sent with it. */
export interface Author {
  readonly id: string
  readonly name: string
}

/** One transaction, opaque to routes: pass it on to every repository call that belongs together. */
export type Transaction = ClientSession

/** What a repository needs to write: who, and in which transaction (none: a write of its own). */
export interface Write {
  readonly by: Author
  readonly transaction?: Transaction
}

/** A document that nothing else in its transaction depends on. */
export interface Insert {
  readonly collection: Pick<Collection<Document & { _id: string }>, 'insertOne' | 'insertMany'>
  readonly document: Document & { readonly _id: string }
}

/** How the caller spells our own origin, besides PUBLIC_URL. */
export interface OwnOrigins {
  readonly origins?: readonly string[]
}

/** What we ask of a change: which collection, where that went if it was renamed, which document, and the rev that an update gave it. */
export type WrittenTo = ChangeStreamDocument & {
  readonly ns?: { readonly coll?: string }
  readonly to?: { readonly coll?: string }
  readonly documentKey?: { readonly _id?: unknown }
  readonly rev?: number
  /** When it was written, by the database's clock. */
  readonly wallTime?: Date
}

/** The rev of an inserted document, in a change of the stream. */
const inserted = { $cond: [{ $eq: ['$operationType', 'insert'] }, '$fullDocument.rev', '$$REMOVE'] }

export type Database = ReturnType<typeof createDatabase>

function databaseName(uri: string): string {
  return decodeURIComponent(/^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? 'torneo')
}

function createDatabase(client: MongoClient, uri: string, metrics: ClientMetrics) {
  const name = databaseName(uri)
  const db = client.db(name)
  const losers = pLimit(1)
  const ownWrites = createOwnWrites()
  const unreadable = createUnreadable()
  /** What transactions are to insert at their end. */
  const deferred = new WeakMap<Transaction, Insert[]>()

  /** Work on the whole database, over a connection without the time limits of requests: indexes and migrations of much data take longer. */
  async function maintain<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const patient = new MongoClient(uri, { appName: 'torneo-maintenance', maxPoolSize: 4, writeConcern: { w: 'majority' }, ignoreUndefined: true })
    try {
      return await work(patient.db(name))
    } finally {
      await patient.close()
    }
  }

  const { declare, prepare } = createPreparedCollections(db, maintain)

  /** One statement for each collection. */
  async function insertAll(inserts: readonly Insert[], session: Transaction): Promise<void> {
    for (const collection of new Set(inserts.map((insert) => insert.collection))) {
      await collection.insertMany(inserts.filter((insert) => insert.collection === collection).map(({ document }) => document), { session })
    }
  }

  /** Runs `work` in one transaction; gives what it leaves to be inserted, where nothing was sent to the database yet. */
  async function runTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<{ readonly result: T; readonly inserts: readonly Insert[] }> {
    const deadline = performance.now() + patience.transaction
    let tries = 0
    let leave = (): void => undefined
    try {
      return await client.withSession((session) => ownWrites.during(session, (restart) => session.withTransaction(async () => {
        tries += 1
        restart()
        // Twenty who want the same record would get in each other's way again and again: who lost once goes on one at a time.
        if (tries === 2) await new Promise<void>((enter) => void losers(() => new Promise<void>((resolve) => {
          leave = resolve
          enter()
        })))
        // The driver itself goes on for two minutes.
        if (performance.now() > deadline) throw new BusyError('The transaction found no quiet moment')
        const inserts: Insert[] = []
        deferred.set(session, inserts)
        const result = await work(session)
        if (hasSentNothing(session)) return { result, inserts }
        await insertAll(inserts, session)
        return { result, inserts: [] }
      }, { readConcern: 'snapshot', writeConcern: { w: 'majority' }, readPreference: 'primary' })))
    } finally {
      leave()
    }
  }

  /** One transaction for all that wait; what cannot be written, such as a key that is taken, fails alone. */
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

    /** What the connections of requests do. */
    metrics,

    /** Stored records that do not fit their contract. */
    unreadable,

    /** What this process writes, before the writer knows that it is written. */
    ownWrites,

    /** Every document of a collection, one after the other, with nothing in the place of a file's bytes. */
    documents: (collection: string): AsyncIterable<Document> => db.collection(collection).aggregate([
      { $set: { data: { $cond: [{ $eq: [{ $type: '$data' }, 'binData'] }, new Binary(), '$data'] } } },
    ], { batchSize: 100 }),

    /** The collection of that name, whose reads leave out what does not fit the shape; it and its indexes exist after `prepare`. */
    collection<T extends Document>(collection: string, shape: core.$ZodType<T>, indexes: readonly IndexDescription[] = []): CheckedCollection<T> {
      declare(collection, indexes)
      unreadable.declare(collection, (stored) => misfitsOf(shape, stored))
      return checkedCollection(ownWrites.observed(db.collection<T>(collection)), shape, unreadable.meet)
    },

    prepare,

    /** All of it, and what commands on the server itself are sent to; with the time limits of requests. */
    db,
    admin: client.db('admin'),

    maintain,

    /** Everything that is written to these collections from now on, by whomever; one renamed into them counts (`$out`, a restore). */
    watch: (collections: readonly string[], maxAwaitTimeMS: number) => db.watch<Document, WrittenTo>([
      { $match: { $or: [{ 'ns.coll': { $in: collections } }, { 'to.coll': { $in: collections } }] } },
      { $project: { ns: 1, to: 1, documentKey: 1, operationType: 1, wallTime: 1, rev: { $ifNull: ['$updateDescription.updatedFields.rev', inserted] } } },
    ], { maxAwaitTimeMS }),

    /**
     * Runs `work` in one transaction with majority writes. It may run several times (write conflicts are repeated by the driver),
     * so it must have no side effects outside the database. Any error it throws rolls back all of it.
     */
    async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
      const { result, inserts } = await runTransaction(work)
      if (inserts.length > 0) await insertQueue.add(inserts)
      return result
    },

    /** Inserts a document: at once, or at the end of its transaction, in which nothing can read it. A transaction that only inserts shares its commit. */
    async insert(insert: Insert, transaction?: Transaction): Promise<void> {
      const inserts = transaction && deferred.get(transaction)
      if (inserts) inserts.push(insert)
      else await insert.collection.insertOne(insert.document)
    },

    /** Several reads of one moment: all that `work` asks with the session is as it was at its first question. */
    snapshot: <T>(work: (session: Transaction) => Promise<T>): Promise<T> => client.withSession({ snapshot: true }, work),

    /** The server's time. */
    now: createDatabaseClock(async () => ((await db.command({ hello: 1 }))['localTime'] as Date).getTime()),

    async ping(): Promise<void> {
      await db.command({ ping: 1 })
    },

    /** Ends the connections; the server goes on. */
    close: () => client.close(),
  }
}

/** Whether the driver has sent no statement of the session's transaction yet; it does not declare what says so. */
const hasSentNothing = (session: Transaction): boolean => (session as unknown as { readonly transaction: { readonly isStarting: boolean } }).transaction.isStarting

function openClient(uri: string) {
  try {
    const client = new MongoClient(uri, {
      appName,
      serverSelectionTimeoutMS: patience.select,
      connectTimeoutMS: patience.select,
      socketTimeoutMS: patience.socket,
      waitQueueTimeoutMS: patience.socket,
      writeConcern: { w: 'majority' },
      ignoreUndefined: true,
      maxPoolSize: 20,
    })
    return { client, database: createDatabase(client, uri, measureClient(client)) }
  } catch (error) {
    // Without the driver's reason: it may repeat a part of the address that is the password.
    throw new DatabaseError('MONGODB_URI cannot be used: give an address like mongodb://127.0.0.1:27017/torneo?replicaSet=rs0, '
      + 'with @ : / % in a user or password written as %40 %3A %2F %25', { cause: error })
  }
}

/** Connects and refuses what is no replica set, with a DatabaseError of one line. */
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
