import type { PageQuery } from '@torneo/contracts/record'
import type { ClientSession, Document, Filter, IndexDescription, OptionalUnlessRequiredId, Sort, UpdateFilter } from 'mongodb'
import { z } from 'zod/mini'
import type { Author, Database, Insert, Transaction, Write } from './database'
import { anyRow, StoredAuthor } from './checked-collection'
import { isDuplicate } from './database-errors'
import { type Deletion, hiding, visible } from './hidden'
import { newId, newIds } from './ids'
import { fits, misfitsOf, storedShape } from './stored-shape'

/** Names sort as Spanish readers expect; digits by digit (contract, Common). An index for a list must have it too, or it is not used. */
export const spanish = { locale: 'es', numericOrdering: false }

/** What every record carries on its way out (R40). */
export interface RecordFields {
  id: string
  createdAt: string
  updatedAt: string
  rev: number
}

/** A record's own fields. */
export type OwnFields<R extends RecordFields> = Omit<R, keyof RecordFields>

/** Some of a record's own fields; an undefined one is not touched. */
export type Change<R extends RecordFields> = { [Field in keyof OwnFields<R>]?: OwnFields<R>[Field] | undefined }

/** A new record: what its draft asks for, and any of its other fields. */
export type NewFields<R extends RecordFields, D extends object> = D & Omit<Change<R>, keyof D>

/** Who wrote a record last, and when (ISO). */
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
  /** The fixed key of a single record; unique where there is one. */
  singleKey?: string
  /** Null is never stored: it is what finds records that are not hidden. */
  deleted?: Deletion | null
}

export interface ListOptions {
  filter?: Document
  page?: PageQuery | undefined
  transaction?: Transaction
}

interface RepositoryOptions<R extends RecordFields, D extends object> {
  name: string
  /** The record as it may leave. */
  shape: z.ZodMiniType
  indexes?: readonly IndexDescription[]
  /** The order of lists; `_id` ends it, so that pages never overlap. */
  sort: Record<string, 1 | -1>
  /** What a create sends: what is optional there reads as empty when it is not sent or not stored. */
  draft?: z.ZodMiniType<D, unknown>
  /** What a field reads as when it is not stored, where that is not simply empty. */
  defaults?: Partial<OwnFields<R>>
  /** Fields of the shape that are read from elsewhere, never stored. */
  derived?: readonly string[]
  /** The fields derived from others. */
  derive?: (record: R) => Partial<R>
  /** Further stored fields, which never leave and must fit all the same. */
  stored?: Readonly<Record<string, z.ZodMiniType>>
  /** Stored fields that records do not have: nothing here reads them. */
  without?: readonly string[]
  /** What else of a stored document does not fit, though the record can be read. */
  alsoMisfits?: (stored: Document) => readonly string[]
  /** What fields that do not fit read as, in a collection whose records are never left out. */
  repair?: Partial<R>
}

const inside = (session: Transaction | undefined): { session?: ClientSession } => (session ? { session } : {})

/** What is stored with a record besides its own fields; `holds` in records of earlier versions. */
const notOwn = new Set(['_id', 'createdAt', 'updatedAt', 'rev', 'updatedBy', 'singleKey', 'deleted', 'holds'])

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with what it lacks of its default, such as a rule that came later. */
const completed = (value: unknown, whole: unknown): unknown => (isObject(whole) && isObject(value) ? { ...whole, ...value } : value)

/** When a record says no time of its own. */
const never = new Date(0).toISOString()

/** What is read apart from the record: whoever saved it last, and which single record it is. */
const Marks = z.object({ updatedBy: z.optional(StoredAuthor), singleKey: z.optional(z.string()) })

const isoOf = (time: unknown): string | undefined => (time instanceof Date ? time.toISOString() : undefined)

/**
 * A collection seen as plain records. Every write stamps the database's own time and raises `rev` by one.
 * Nothing here knows HTTP: an unknown id is null, a taken unique value too. A hidden record is as unknown as one that never was.
 */
export function createRepository<R extends RecordFields, D extends object = OwnFields<R>>(database: Database, options: RepositoryOptions<R, D>) {
  const { name, shape, indexes = [], sort, draft, defaults = {}, derived = [], derive, stored: further = {}, without = [], alsoMisfits = () => [], repair } = options
  const projection = Object.fromEntries(without.map((field) => [field, 0]))
  const { blank, misfits } = storedShape({ name, shape, further, draft, defaults, derived })
  const collection = database.collection(name, anyRow<Stored>(), indexes)
  const order: Sort = { ...sort, _id: 1 }

  function toRecord(stored: Document): R {
    const { _id: id, createdAt, updatedAt, rev } = stored
    const record: Document = { ...blank, id, createdAt: isoOf(createdAt), updatedAt: isoOf(updatedAt), rev }
    for (const field in stored) if (!notOwn.has(field)) record[field] = completed(stored[field], blank[field])
    return record as R
  }

  const withDerived = (record: R): R => (derive ? { ...record, ...derive(record) } : record)

  database.unreadable.declare(name, (stored) => [...misfits(toRecord(stored)), ...misfitsOf(Marks, stored), ...alsoMisfits(stored)])

  /** Null for what does not fit the contract: one bad record takes no list down. */
  function read(stored: Document): R | null {
    const record = toRecord(stored)
    const fields = misfits(record)
    if (fields.length === 0) return withDerived(record)
    database.unreadable.meet({ collection: name, id: String(stored['_id']), fields })
    return repair ? { ...record, ...repaired(fields) } : null
  }

  const repaired = (fields: readonly string[]): Partial<R> => {
    const wrong = new Set(fields.map((path) => path.split('.')[0]))
    return Object.fromEntries(Object.entries({ createdAt: never, updatedAt: never, rev: 0, ...repair }).filter(([field]) => wrong.has(field))) as Partial<R>
  }

  /** The fields of a change that are stored. */
  const storedOf = (change: object): Document =>
    Object.fromEntries(Object.entries(change).filter(([field, value]) => value !== undefined && !derived.includes(field)))

  /** All fields of a new record: what is absent is as it reads when it is not stored. */
  function completeOf(fields: object): Document {
    const given = storedOf(fields)
    return { ...blank, ...Object.fromEntries(Object.entries(given).map(([field, value]) => [field, completed(value, blank[field])])) }
  }

  /** What a write stamps on a record. */
  async function stampsOf({ by }: Write) {
    return { updatedAt: await database.now(), updatedBy: { id: by.id, name: by.name } }
  }

  /** A new document, which needs no reading after it was written. */
  const documentOf = (id: string, fields: object, stamps: Awaited<ReturnType<typeof stampsOf>>): Stored =>
    ({ ...completeOf(fields), _id: id, createdAt: stamps.updatedAt, rev: 1, ...stamps })

  /** One write of one record, which an upsert creates. */
  async function write(filter: Filter<Stored>, change: object, by: Write, upsert = false): Promise<R | null> {
    const stamps = await stampsOf(by)
    const stored = await collection.findOneAndUpdate(filter, {
      $set: { ...storedOf(change), ...stamps }, $inc: { rev: 1 },
      ...(upsert ? { $setOnInsert: { _id: newId(), createdAt: stamps.updatedAt } } : {}),
    } as UpdateFilter<Stored>, { upsert, returnDocument: 'after', projection, ...inside(by.transaction) })
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

    /** A stored document, however it was found, as a record; null when it does not fit the contract. */
    read,

    /** `total` counts all that match; `items` is the page, or everything. What cannot be read is in neither. */
    async list({ filter: asked = {}, page = {}, transaction }: ListOptions = {}) {
      const filter = { ...asked, ...visible }
      const { limit, offset = 0 } = page
      const cursor = collection.find(filter, { collation: spanish, projection, ...inside(transaction) }).sort(order).skip(offset)
      if (limit !== undefined) cursor.limit(limit)
      const rows = await cursor.toArray()
      const items = rows.flatMap((row) => read(row) ?? [])
      // A page that is not full ends the list: what comes before it and what is on it is all there is.
      const isLast = (limit === undefined || rows.length < limit) && (rows.length > 0 || offset === 0)
      const stored = isLast ? offset + rows.length : await collection.countDocuments(filter, inside(transaction))
      return { total: stored - (rows.length - items.length), items }
    },

    async find(id: string, transaction?: Transaction): Promise<R | null> {
      const stored = await collection.findOne({ _id: id, ...visible }, { projection, ...inside(transaction) })
      return stored && read(stored)
    },

    async lastChange(id: string, transaction?: Transaction): Promise<LastChange | null> {
      const stored = await collection.findOne({ _id: id }, { projection: { updatedBy: 1, updatedAt: 1 }, ...inside(transaction) })
      return stored?.updatedBy && fits(Marks, stored) ? { name: stored.updatedBy.name, at: stored.updatedAt.toISOString() } : null
    },

    /** A new record, inserted at the end of its transaction. */
    async create(fields: NewFields<R, D>, by: Write): Promise<R> {
      const document = documentOf(newId(), fields, await stampsOf(by))
      await database.insert({ collection: collection as unknown as Insert['collection'], document }, by.transaction)
      return withDerived(toRecord(document))
    },

    /** A new record; null when a unique value is taken. A null must end the transaction it is in: the server has given that up. */
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

    /** New records, all or none, in one write however many; in the order given. A taken unique value throws. */
    async createAll(all: readonly NewFields<R, D>[], by: Required<Write>): Promise<R[]> {
      if (all.length === 0) return []
      const stamps = await stampsOf(by)
      const ids = newIds(all.length)
      const documents = all.map((fields, index) => documentOf(ids[index] ?? newId(), fields, stamps))
      await collection.insertMany(documents as OptionalUnlessRequiredId<Stored>[], inside(by.transaction))
      return documents.map((document) => withDerived(toRecord(document)))
    },

    /** Changes the given fields; null when there is no such record. */
    update: (id: string, change: Change<R>, by: Write): Promise<R | null> =>
      write({ _id: id, ...visible }, change, by),

    /** Some fields of the record under a fixed key, created with them when there is none; by a unique index two at once make one (R21). */
    updateSingle: (singleKey: string, change: Change<R>, by: Write): Promise<R> => writeSingle(singleKey, change, by),

    /** The whole record under a fixed key. */
    putSingle: (singleKey: string, fields: NewFields<R, D>, by: Write): Promise<R> => writeSingle(singleKey, completeOf(fields), by),

    async findSingle(singleKey: string, transaction?: Transaction): Promise<R | null> {
      const stored = await collection.findOne({ singleKey }, inside(transaction))
      return stored && read(stored)
    },

    /** Deletes a record by hiding it: whether there was one. What goes along with it has the same batch, its id. */
    async hide(id: string, { by, transaction }: Write, more?: Document): Promise<boolean> {
      return (await collection.updateOne({ _id: id, ...visible }, hiding(id, by, more), inside(transaction))).matchedCount === 1
    },

    async isEmpty(): Promise<boolean> {
      return (await collection.findOne({}, { projection: { _id: 1 } })) === null
    },
  }
}
