import {
  hasFirstShape,
  isBackedUp,
  isCollection,
  migrate,
  rejectNewer,
  ShapesError,
  versionOf,
} from '@torneo/api/operators/database'
import { type AnyBulkWriteOperation, type Db, type Document, MongoClient } from 'mongodb'
import { PlainError } from '../shared/plain-error.ts'
import { type Backup, type BackupRow, openBackup, writeBackup } from './backup-file.ts'

/** History of migrations; a database without other documents counts as empty. */
const migrations = 'migrations'

type Log = (line: string) => void

async function withDatabase<T>(uri: string, work: (db: Db, client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000, writeConcern: { w: 'majority' } })
  try {
    return await work(client.db(), client)
  } catch (error) {
    throw error instanceof ShapesError ? new PlainError(error.message) : error
  } finally {
    await client.close()
  }
}

async function collectionsOf(db: Db): Promise<string[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()
  return found
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort()
}

/** Returns the first of our collections with a document; null for an empty database. */
async function firstFilled(db: Db): Promise<string | null> {
  for (const name of await collectionsOf(db)) {
    if (isBackedUp(name) && name !== migrations && (await db.collection(name).findOne({}, { projection: { _id: 1 } })))
      return name
  }
  return null
}

/** End of the audit log, for the backup's head. */
async function auditHead(db: Db, options: object): Promise<{ audit?: { sequence: number; hash: string } }> {
  const [last] = await db
    .collection<{ _id: number; hash: string }>('audit')
    .find({}, options)
    .sort({ _id: -1 })
    .limit(1)
    .toArray()
  return last ? { audit: { sequence: last._id, hash: last.hash } } : {}
}

/**
 * Writes the whole database into a file, stored pictures included, as of a single moment, however long the copy takes
 * (limited by the server's history of old states: five minutes, unless configured). Sessions are omitted. With a key,
 * the file is encrypted and signed. Returns the number of documents.
 */
export function backUp(
  uri: string,
  file: string,
  key: string | null = null,
  log: Log = () => undefined,
): Promise<number> {
  return withDatabase(uri, async (db, client) => {
    const session = client.startSession({ snapshot: true })
    async function* rows(): AsyncGenerator<BackupRow> {
      for (const collection of await collectionsOf(db)) {
        if (!isCollection(collection)) log(`${collection} is left out: it is no collection of Torneo.`)
        if (!isBackedUp(collection)) continue
        const cursor = db.collection(collection).find({}, { session, promoteValues: false, promoteBuffers: false })
        for await (const document of cursor) yield { collection, document }
      }
    }
    try {
      if (!(await firstFilled(db)))
        throw new PlainError(
          `The database ${db.databaseName} is empty: no backup was written. Is it the one that is meant?`,
        )
      const head = {
        torneoBackup: 1,
        at: new Date().toISOString(),
        version: await versionOf(db, session),
        ...(await auditHead(db, { session })),
      } as const
      return await writeBackup(file, key, head, rows())
    } finally {
      await session.endSession()
    }
  })
}

/** Maximum documents and bytes of one write, so that a picture library does not fill the memory. */
const batch = { documents: 500, bytes: 8 * 1024 * 1024 }

async function put(db: Db, rows: readonly BackupRow[]): Promise<void> {
  const byCollection = new Map<string, AnyBulkWriteOperation<Document>[]>()
  for (const { collection, document } of rows) {
    const operations = byCollection.get(collection) ?? []
    operations.push({ insertOne: { document } })
    byCollection.set(collection, operations)
  }
  for (const [collection, operations] of byCollection)
    await db.collection(collection).bulkWrite(operations, { ordered: true })
}

/**
 * Reads a backup to its end and counts the documents to restore. Throws a PlainError for an unknown collection and for a
 * match from before 1.0.0.
 */
async function countRows(file: string, backup: Backup): Promise<number> {
  const mayBeEarlier = (backup.head.version ?? 0) === 0
  let count = 0
  for await (const { collection, document } of backup.rows()) {
    if (!isCollection(collection))
      throw new PlainError(
        `${file} contains documents of '${collection}', which is no collection of Torneo: nothing was restored.`,
      )
    if (mayBeEarlier && collection === 'matches' && !hasFirstShape(document))
      throw new PlainError(
        `${file} has matches from before 1.0.0, which this service cannot read: nothing was restored.`,
      )
    if (isBackedUp(collection)) count += 1
  }
  if (count === 0) throw new PlainError(`${file} contains no documents: nothing was restored.`)
  return count
}

interface RestoreOptions {
  readonly key?: string | null
  readonly log?: Log
  /** Accepts an unsigned file although there is a key. */
  readonly mayBeUnsigned?: boolean
}

const unsigned = (file: string) =>
  `${file} is not signed, though BACKUP_KEY is set: nothing proves who wrote it. Nothing was done. ` +
  'If you know that it is yours, from before there was a key: npm run restore -- --unsigned <file>.'

/**
 * Restores a backup into an empty database and migrates it. Rejects a database that is not empty, and a backup with
 * newer stored shapes than this checkout knows or with matches from before 1.0.0. Reads the file to its end first, so that a truncated or changed one
 * writes nothing; sessions in it are skipped. The next start of the API creates the indexes. Returns the number of
 * documents.
 */
export function restore(
  uri: string,
  file: string,
  { key = null, log = () => undefined, mayBeUnsigned = false }: RestoreOptions = {},
): Promise<number> {
  return withDatabase(uri, async (db) => {
    const filled = await firstFilled(db)
    if (filled)
      throw new PlainError(
        `The database ${db.databaseName} is not empty (${filled} has documents): a backup goes into an empty one only.`,
      )
    const backup = await openBackup(file, key)
    if (!backup.isSealed && key !== null && !mayBeUnsigned) throw new PlainError(unsigned(file))
    rejectNewer(backup.head.version ?? 0, file)
    const count = await countRows(file, backup)
    if (!backup.isSealed)
      log(
        `${file} is not signed: nothing proves who wrote it, or that its accounts and results are as they were saved.`,
      )
    await db.collection(migrations).deleteMany({})
    let pending: BackupRow[] = []
    let bytes = 0
    for await (const row of backup.rows()) {
      if (!isBackedUp(row.collection)) continue
      pending.push(row)
      bytes += sizeOf(row.document)
      if (pending.length < batch.documents && bytes < batch.bytes) continue
      await put(db, pending)
      pending = []
      bytes = 0
    }
    await put(db, pending)
    await migrate(db, log)
    return count
  })
}

/** Estimates the size of a document: only stored files are large. */
function sizeOf({ data }: Document): number {
  const { position } = (data ?? {}) as { position?: number }
  return position ?? 1024
}
