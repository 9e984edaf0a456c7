import type { Document } from 'mongodb'
import { createBatchQueue } from './batch-queue'
import { anyRow } from './checked-collection'
import type { ChangeFeed } from './change-feed'
import type { Database } from './database'
import { inSlices } from './in-slices'

interface CollectionCacheParts<Row> {
  readonly database: Database
  readonly changes: ChangeFeed
  readonly collection: string
  /** The stored fields that rows are made of, `rev` among them. */
  readonly projection?: Document
  /** A stored document as its row, and the row that it replaces; null leaves it out. */
  readonly read: (stored: Document, before: Row | null) => Row | null
  /** Of two different rows it never gives 0. */
  readonly order: (one: Row, other: Row) => number
  /** A row was replaced; null: there was none before, or there is none any more. */
  readonly onChange: (id: string, after: Row | null, before: Row | null) => void
  /** All rows were read again. */
  readonly onReset: () => void
  /** Something was written that is not here yet. */
  readonly onInvalidate: () => void
}

/** The same object while the row is replaced, so that the sorted list stays as it is. */
interface Cached<Row> {
  row: Row
  rev: number
}

/**
 * A collection in memory, read when it is first needed. A write, by this node or another, invalidates the row of its id, or
 * all rows where the id is not known or a change may have been missed; `refresh` reads what is invalid. A writer may also give the row (`put`).
 * Only what a majority of the database has is read or put.
 */
export function createCollectionCache<Row extends object>(
  { database, changes, collection, projection = {}, read, order, onChange, onReset, onInvalidate }: CollectionCacheParts<Row>,
) {
  const stored = database.collection(collection, anyRow<Document & { _id: string }>())
  let rows = new Map<string, Cached<Row>>()
  let invalid: Set<string> | 'all' = 'all'
  let sorted: readonly Cached<Row>[] | null = null
  let reading: Promise<void> | null = null
  /** Rows that were put while others were read: they are newer than what that read finds. */
  let putMeanwhile = new Set<string>()

  const isInvalid = () => invalid === 'all' || invalid.size > 0
  const find = (filter: Document) => stored.find(filter, { projection, readConcern: 'majority' }).toArray()
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
    else if (invalid !== 'all') invalid.add(id)
    onInvalidate()
  }

  /** A row as this node wrote it. */
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
    // What this node wrote itself, or has read since.
    if (rev !== undefined && rev <= (rows.get(id)?.rev ?? -1)) return
    if (isDeletion) set(id, null, 0)
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
    sorted: (): Row[] => (sorted ??= [...rows.values()].toSorted((one, other) => order(one.row, other.row))).map(({ row }) => row),

    /** Whether all rows are as far as this node has heard, and nothing can have been missed. */
    isFresh: (): boolean => changes.isLive() && !isInvalid() && !reading,
    /** The same of one row. */
    isRowFresh: (id: string): boolean => changes.isLive() && invalid !== 'all' && !invalid.has(id),

    /** Reads what is invalid; while changes may be missed, that is all. */
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

    /** Reads one that is not here. No other read waits for that. */
    lookup: lookups.add,
  }
}
