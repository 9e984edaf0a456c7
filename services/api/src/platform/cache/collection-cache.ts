import { inSlices } from '@torneo/serving/in-slices'
import type { Document } from 'mongodb'
import { anyRow } from '../database/checked-collection'
import type { Database } from '../database/database'
import { createBatchQueue } from '../queues/batch-queue'
import type { ChangeFeed } from './change-feed'

type Stored = Document & { readonly _id: string }
type FindDocuments = (filter: Document, projection: Document) => Promise<Stored[]>

/** Finds the documents of a collection. */
export type DocumentsOf = (collection: string) => FindDocuments

/** Finds majority-committed documents. */
export const committedDocuments =
  (database: Database): DocumentsOf =>
  (name) => {
    const stored = database.collection(name, anyRow<Stored>())
    return (filter, projection) => stored.find(filter, { projection, readConcern: 'majority' }).toArray()
  }

/** Number of invalid rows above which all rows are read again, in slices that leave room for other requests. */
const maxInvalidRows = 1000

interface CollectionCacheParts<Row> {
  readonly documentsOf: DocumentsOf
  readonly changes: Pick<ChangeFeed, 'on' | 'isLive'>
  readonly collection: string
  /** Stored fields that `read` needs, `rev` included. */
  readonly projection?: Document
  /** Converts a stored document to a row, given the row that it replaces; null omits it. */
  readonly read: (stored: Document, before: Row | null) => Row | null
  /** Sort order of the rows; never 0 for two different rows. */
  readonly order: (one: Row, other: Row) => number
  /** Called when a row was added, replaced or removed; null stands for no row. */
  readonly onChange: (id: string, after: Row | null, before: Row | null) => void
  /** Called after all rows were read again. */
  readonly onReset: () => void
  /** Called after a write that is not cached yet. */
  readonly onInvalidate: () => void
}

/** Stays the same object when its row is replaced, so that the sorted list remains valid. */
interface Cached<Row> {
  row: Row
  rev: number
}

/**
 * Caches a collection in memory, read on first use. A write by any node invalidates the row with its id, or all rows if
 * the id is unknown or changes may have been missed; `refresh` reads invalid rows again. A writer may also supply its
 * row (`put`). Only majority-committed data is read or put.
 */
export function createCollectionCache<Row extends object>({
  documentsOf,
  changes,
  collection,
  projection = {},
  read,
  order,
  onChange,
  onReset,
  onInvalidate,
}: CollectionCacheParts<Row>) {
  const documents = documentsOf(collection)
  let rows = new Map<string, Cached<Row>>()
  let invalid: Set<string> | 'all' = 'all'
  let sorted: readonly Cached<Row>[] | null = null
  let reading: Promise<void> | null = null
  /** Rows that were put during a read: they are newer than its result. */
  let putMeanwhile = new Set<string>()

  const isInvalid = () => invalid === 'all' || invalid.size > 0
  const find = (filter: Document) => documents(filter, projection)
  const get = (id: string): Row | null => rows.get(id)?.row ?? null

  function set(id: string, row: Row | null, rev: number): void {
    const cached = rows.get(id)
    const before = cached?.row ?? null
    if (!row || !before || order(row, before) !== 0) sorted = null
    if (!row) rows.delete(id)
    else if (cached) Object.assign(cached, { row, rev })
    else rows.set(id, { row, rev })
    if (row || before) onChange(id, row, before)
  }

  const setStored = (id: string, document: Document | undefined): void =>
    set(id, document ? read(document, get(id)) : null, Number(document?.['rev'] ?? 0))

  function invalidate(id: string | null): void {
    if (id === null) invalid = 'all'
    else if (invalid !== 'all' && invalid.add(id).size > maxInvalidRows) invalid = 'all'
    onInvalidate()
  }

  /** Stores a row that this node has written. */
  function put(id: string, row: Row | null, rev: number): void {
    if (invalid !== 'all') invalid.delete(id)
    putMeanwhile.add(id)
    set(id, row, rev)
  }

  async function readInvalid(): Promise<void> {
    const ids = invalid === 'all' ? null : [...invalid]
    invalid = new Set()
    putMeanwhile = new Set()
    try {
      const found = new Map((await find(ids ? { _id: { $in: ids } } : {})).map((document) => [document._id, document]))
      if (!ids) await replaceAll([...found.values()])
      else for (const id of ids) if (!putMeanwhile.has(id)) setStored(id, found.get(id))
    } catch (error) {
      for (const id of ids ?? [null]) invalidate(id)
      throw error
    }
  }

  async function replaceAll(documents: readonly Document[]): Promise<void> {
    const found = new Map<string, Cached<Row>>()
    await inSlices(documents, (document) => {
      const row = read(document, null)
      if (row) found.set(String(document['_id']), { row, rev: Number(document['rev'] ?? 0) })
    })
    rows = new Map([...found, ...[...rows].filter(([id]) => putMeanwhile.has(id))])
    sorted = null
    onReset()
  }

  changes.on([collection], ({ id, stored: document, rev, isDeletion }) => {
    if (id === null) return invalidate(null)
    if (document) return put(id, read(document, null), Number(document['rev'] ?? 0))
    // Written by this node itself, or read since.
    if (rev !== undefined && rev <= (rows.get(id)?.rev ?? -1)) return
    if (isDeletion && invalid !== 'all') set(id, null, 0)
    invalidate(id)
  })

  const lookups = createBatchQueue<string, Row | null>(async (jobs) => {
    const documents = await find({ _id: { $in: jobs.map(({ item }) => item) } })
    for (const document of documents) if (!rows.has(document._id)) setStored(document._id, document)
    for (const { item, resolve } of jobs) resolve(get(item))
  })

  return {
    get,
    all: (): Row[] => [...rows.values()].map(({ row }) => row),
    sorted: (): Row[] =>
      (sorted ??= [...rows.values()].toSorted((one, other) => order(one.row, other.row))).map(({ row }) => row),

    /** True if all rows are current as far as this node knows, and no change can have been missed. */
    isFresh: (): boolean => changes.isLive() && !isInvalid() && !reading,
    /** Same as `isFresh`, for one row. */
    isRowFresh: (id: string): boolean => changes.isLive() && invalid !== 'all' && !invalid.has(id),

    /** True if a row must be read again. */
    isInvalid,
    /** True if all rows are about to be read again. */
    isReset: (): boolean => invalid === 'all',

    /** Reads the invalid rows; all rows while changes may have been missed. */
    async refresh(): Promise<void> {
      if (!reading && !changes.isLive()) invalid = 'all'
      if (!reading && isInvalid()) {
        reading = (async () => {
          while (isInvalid()) await readInvalid()
        })().finally(() => {
          reading = null
        })
      }
      await reading
    },

    put,

    /** Reads a row that is not cached; no other read waits for it. */
    lookup: lookups.add,
  }
}
