import type { PageQuery } from '@torneo/contracts/endpoint/record'
import type {
  ClientSession,
  Document,
  Filter,
  IndexDescription,
  OptionalUnlessRequiredId,
  Sort,
  UpdateFilter,
} from 'mongodb'
import { z } from 'zod/mini'
import { anyRow, StoredAuthor } from './checked-collection'
import type { Author, Database, Insert, Transaction, Write } from './database'
import { isDuplicate } from './database-errors'
import { newId, newIds } from './ids'
import { type Deletion, softDeletion, visible } from './soft-delete'
import { fits, invalidFieldsOf, storedShape } from './stored-shape'

/**
 * Sorts names as Spanish readers expect, digits one by one (contract, Common). A list's index needs the same collation
 * to be used.
 */
export const spanish = { locale: 'es', numericOrdering: false }

/** Fields of every record in responses (R40). */
export interface RecordFields {
  id: string
  createdAt: string
  updatedAt: string
  rev: number
}

/** A record's own fields. */
export type OwnFields<R extends RecordFields> = Omit<R, keyof RecordFields>

/** Some of a record's own fields; undefined ones stay unchanged. */
export type Change<R extends RecordFields> = { [Field in keyof OwnFields<R>]?: OwnFields<R>[Field] | undefined }

/** Fields of a new record: those of its draft, and optionally others. */
export type NewFields<R extends RecordFields, D extends object> = D & Omit<Change<R>, keyof D>

/** Author and time (ISO) of a record's last write. */
export interface LastChange {
  name: string
  at: string
}

interface Stored extends Document {
  _id: string
  createdAt: Date
  updatedAt: Date
  rev: number
  updatedBy?: Author
  /** Fixed key of a single record; unique. */
  singleKey?: string
  /** Null is never stored: it matches records that are not deleted. */
  deleted?: Deletion | null
}

export interface ListOptions {
  filter?: Document
  page?: PageQuery | undefined
  transaction?: Transaction
}

interface RepositoryOptions<R extends RecordFields, D extends object> {
  name: string
  /** Public shape of the record. */
  shape: z.ZodMiniType
  indexes?: readonly IndexDescription[]
  /** Order of lists; `_id` is appended, so that pages never overlap. */
  sort: Record<string, 1 | -1>
  /** Body of a create; its optional fields read as empty if they were not sent or stored. */
  draft?: z.ZodMiniType<D, unknown>
  /** Values of fields that are not stored, where empty is not right. */
  defaults?: Partial<OwnFields<R>>
  /** Fields of the shape that are computed, never stored. */
  derived?: readonly string[]
  /** Computes the derived fields. */
  derive?: (record: R) => Partial<R>
  /** Further stored fields, which are never sent but must fit as well. */
  stored?: Readonly<Record<string, z.ZodMiniType>>
  /** Stored fields that are not read because they are not part of the record. */
  without?: readonly string[]
  /** Lists further fields of a stored document that do not fit, though the record can be read. */
  furtherInvalidFields?: (stored: Document) => readonly string[]
  /** Replacements for fields that do not fit, in a collection whose records are never left out. */
  repair?: Partial<R>
}

const inside = (session: Transaction | undefined): { session?: ClientSession } => (session ? { session } : {})

/** Stored fields that are not the record's own; `holds` was written by earlier versions. */
const notOwn = new Set(['_id', 'createdAt', 'updatedAt', 'rev', 'updatedBy', 'singleKey', 'deleted', 'holds'])

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Completes an object with missing keys of its default, such as a rule that was added later. */
const completed = (value: unknown, whole: unknown): unknown =>
  isObject(whole) && isObject(value) ? { ...whole, ...value } : value

/** Time of a record that has none. */
const never = new Date(0).toISOString()

/** Stored fields that are read apart from the record: the author of its last save, and the key of a single record. */
const Marks = z.object({ updatedBy: z.optional(StoredAuthor), singleKey: z.optional(z.string()) })

const isoOf = (time: unknown): string | undefined => (time instanceof Date ? time.toISOString() : undefined)

/** Converts stored documents to records, and reports those that do not fit the contract. */
function createReader<R extends RecordFields, D extends object>(
  database: Database,
  { name, derive, repair, furtherInvalidFields = () => [] }: RepositoryOptions<R, D>,
  { blank, invalidFields }: ReturnType<typeof storedShape>,
) {
  function toRecord(stored: Document): R {
    const { _id: id, createdAt, updatedAt, rev } = stored
    const record: Document = { ...blank, id, createdAt: isoOf(createdAt), updatedAt: isoOf(updatedAt), rev }
    for (const field in stored) if (!notOwn.has(field)) record[field] = completed(stored[field], blank[field])
    return record as R
  }

  const withDerived = (record: R): R => (derive ? { ...record, ...derive(record) } : record)

  database.unreadable.declare(name, (stored) => [
    ...invalidFields(toRecord(stored)),
    ...invalidFieldsOf(Marks, stored),
    ...furtherInvalidFields(stored),
  ])

  /** Returns null for a document that does not fit the contract: one bad record must not break a list. */
  function read(stored: Document): R | null {
    const record = toRecord(stored)
    const fields = invalidFields(record)
    if (fields.length === 0) return withDerived(record)
    database.unreadable.report({ collection: name, id: String(stored['_id']), fields })
    return repair ? { ...record, ...repaired(fields) } : null
  }

  const repaired = (fields: readonly string[]): Partial<R> => {
    const wrong = new Set(fields.map((path) => path.split('.')[0]))
    return Object.fromEntries(
      Object.entries({ createdAt: never, updatedAt: never, rev: 0, ...repair }).filter(([field]) => wrong.has(field)),
    ) as Partial<R>
  }
  return { toRecord, withDerived, read }
}

/**
 * Reads and writes a collection as plain records. Every write sets the database's time and increments `rev`.
 * Independent of HTTP: an unknown id gives null, as does a duplicate of a unique value. Deleted records count as
 * unknown.
 */
export function createRepository<R extends RecordFields, D extends object = OwnFields<R>>(
  database: Database,
  options: RepositoryOptions<R, D>,
) {
  const {
    name,
    shape,
    indexes = [],
    sort,
    draft,
    defaults = {},
    derived = [],
    stored: further = {},
    without = [],
  } = options
  const projection = Object.fromEntries(without.map((field) => [field, 0]))
  const { blank, invalidFields } = storedShape({ name, shape, further, draft, defaults, derived })
  const collection = database.collection(name, anyRow<Stored>(), indexes)
  const order: Sort = { ...sort, _id: 1 }

  const { toRecord, withDerived, read } = createReader(database, options, { blank, invalidFields })

  /** Selects the fields of a change that are stored. */
  const storedOf = (change: object): Document =>
    Object.fromEntries(
      Object.entries(change).filter(([field, value]) => value !== undefined && !derived.includes(field)),
    )

  /** Completes the fields of a new record with their blank values. */
  function completeOf(fields: object): Document {
    const given = storedOf(fields)
    return {
      ...blank,
      ...Object.fromEntries(Object.entries(given).map(([field, value]) => [field, completed(value, blank[field])])),
    }
  }

  /** Fields that every write sets. */
  async function stampsOf({ by }: Write) {
    return { updatedAt: await database.now(), updatedBy: { id: by.id, name: by.name } }
  }

  /** A new document, which need not be read back after it was written. */
  const documentOf = (id: string, fields: object, stamps: Awaited<ReturnType<typeof stampsOf>>): Stored => ({
    ...completeOf(fields),
    _id: id,
    createdAt: stamps.updatedAt,
    rev: 1,
    ...stamps,
  })

  /** Writes one record; an upsert creates it. */
  async function write(filter: Filter<Stored>, change: object, by: Write, upsert = false): Promise<R | null> {
    const stamps = await stampsOf(by)
    const stored = await collection.findOneAndUpdate(
      filter,
      {
        $set: { ...storedOf(change), ...stamps },
        $inc: { rev: 1 },
        ...(upsert ? { $setOnInsert: { _id: newId(), createdAt: stamps.updatedAt } } : {}),
      } as UpdateFilter<Stored>,
      { upsert, returnDocument: 'after', projection, ...inside(by.transaction) },
    )
    return stored && withDerived(toRecord(stored))
  }

  async function writeSingle(singleKey: string, change: object, by: Write): Promise<R> {
    const record = await write({ singleKey }, change, by, true)
    if (!record) throw new Error(`An upsert of ${name} gave nothing back`)
    return record
  }

  return {
    name,
    shape,

    /** Converts a stored document to a record; null if it does not fit the contract. */
    read,

    /**
     * Lists records: `items` is a page or everything, `total` counts all matches. Unreadable records are in neither.
     */
    async list({ filter: asked = {}, page = {}, transaction }: ListOptions = {}) {
      const filter = { ...asked, ...visible }
      const { limit, offset = 0 } = page
      const cursor = collection
        .find(filter, { collation: spanish, projection, ...inside(transaction) })
        .sort(order)
        .skip(offset)
      if (limit !== undefined) cursor.limit(limit)
      const rows = await cursor.toArray()
      const items = rows.flatMap((row) => read(row) ?? [])
      // A page that is not full is the last: the total is the offset plus its rows.
      const isLast = (limit === undefined || rows.length < limit) && (rows.length > 0 || offset === 0)
      const stored = isLast ? offset + rows.length : await collection.countDocuments(filter, inside(transaction))
      return { total: stored - (rows.length - items.length), items }
    },

    async find(id: string, transaction?: Transaction): Promise<R | null> {
      const stored = await collection.findOne({ _id: id, ...visible }, { projection, ...inside(transaction) })
      return stored && read(stored)
    },

    async lastChange(id: string, transaction?: Transaction): Promise<LastChange | null> {
      const stored = await collection.findOne(
        { _id: id },
        { projection: { updatedBy: 1, updatedAt: 1 }, ...inside(transaction) },
      )
      return stored?.updatedBy && fits(Marks, stored)
        ? { name: stored.updatedBy.name, at: stored.updatedAt.toISOString() }
        : null
    },

    /** Creates a record, inserted at the end of its transaction. */
    async create(fields: NewFields<R, D>, by: Write): Promise<R> {
      const document = documentOf(newId(), fields, await stampsOf(by))
      await database.insert({ collection: collection as unknown as Insert['collection'], document }, by.transaction)
      return withDerived(toRecord(document))
    },

    /**
     * Creates a record; null if a unique value is taken. The caller's transaction must then end, because the server has
     * aborted it.
     */
    async createUnique(fields: NewFields<R, D>, by: Write, id: string = newId()): Promise<R | null> {
      const document = documentOf(id, fields, await stampsOf(by))
      try {
        await collection.insertOne(document as OptionalUnlessRequiredId<Stored>, inside(by.transaction))
        return withDerived(toRecord(document))
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
    },

    /** Creates records in one write, all or none, in the given order. A duplicate of a unique value throws. */
    async createAll(
      all: readonly NewFields<R, D>[],
      by: Required<Write>,
      ids: readonly string[] = newIds(all.length),
    ): Promise<R[]> {
      if (all.length === 0) return []
      const stamps = await stampsOf(by)
      const documents = all.map((fields, index) => documentOf(ids[index] ?? newId(), fields, stamps))
      await collection.insertMany(documents as OptionalUnlessRequiredId<Stored>[], inside(by.transaction))
      return documents.map((document) => withDerived(toRecord(document)))
    },

    /** Changes the given fields; null if the record does not exist. */
    update: (id: string, change: Change<R>, by: Write): Promise<R | null> => write({ _id: id, ...visible }, change, by),

    /** Changes records in one write; ids that do not exist are left out. */
    async updateAll(changes: readonly { id: string; change: Change<R> }[], by: Required<Write>): Promise<void> {
      if (changes.length === 0) return
      const stamps = await stampsOf(by)
      const updates = changes.map(({ id, change }) => ({
        updateOne: {
          filter: { _id: id, ...visible } as Filter<Stored>,
          update: { $set: { ...storedOf(change), ...stamps }, $inc: { rev: 1 } } as UpdateFilter<Stored>,
        },
      }))
      await collection.bulkWrite(updates, inside(by.transaction))
    },

    /** Changes fields of the record under a fixed key, or creates it; a unique index prevents two (R21). */
    updateSingle: (singleKey: string, change: Change<R>, by: Write): Promise<R> => writeSingle(singleKey, change, by),

    /** Replaces the whole record under a fixed key. */
    putSingle: (singleKey: string, fields: NewFields<R, D>, by: Write): Promise<R> =>
      writeSingle(singleKey, completeOf(fields), by),

    async findSingle(singleKey: string, transaction?: Transaction): Promise<R | null> {
      const stored = await collection.findOne({ singleKey }, inside(transaction))
      return stored && read(stored)
    },

    /**
     * Marks a record as deleted; returns false if it does not exist. Records deleted with it get its id as their batch.
     */
    async softDelete(id: string, { by, transaction }: Write, more?: Document): Promise<boolean> {
      return (
        (await collection.updateOne({ _id: id, ...visible }, softDeletion(id, by, more), inside(transaction)))
          .matchedCount === 1
      )
    },

    /** Marks records as deleted together; `root` is the one that names their batch. */
    async softDeleteAll(ids: readonly string[], root: string, { by, transaction }: Required<Write>): Promise<void> {
      await collection.updateMany({ _id: { $in: [...ids] }, ...visible }, softDeletion(root, by), inside(transaction))
    },

    async isEmpty(): Promise<boolean> {
      return (await collection.findOne({}, { projection: { _id: 1 } })) === null
    },
  }
}
