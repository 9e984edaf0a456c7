import type { Document } from 'mongodb'
import type { ChangeFeed } from './change-feed'
import type { Database } from './database'

interface MirrorParts<Row> {
  readonly database: Database
  readonly changes: ChangeFeed
  readonly collection: string
  /** The stored fields that rows are made of. */
  readonly projection?: Document
  /** Null for what is not shown. */
  readonly read: (stored: Document) => Row | null
  /** Of two rows that are not the same one it never gives 0. */
  readonly order: (one: Row, other: Row) => number
  readonly isOlder?: (row: Row, than: Row) => boolean
  /** A row became another one; null: there was none, or there is none any more. */
  readonly onChange: (id: string, after: Row | null, before: Row | null) => void
  /** All of it was read again. */
  readonly onReset: () => void
  /** Something was written that is not here yet. */
  readonly onStale: () => void
}

/**
 * A collection in memory, read when it is first asked for. What is written to it, by this node or heard of from others, is read by its id before
 * the next use, all of it where the id is not known or a change may have been missed; or it is given with the change (`put`).
 */
export function createMirror<Row extends object>(
  { database, changes, collection, projection = {}, read, order, isOlder = () => false, onChange, onReset, onStale }: MirrorParts<Row>,
) {
  const stored = database.collection<Document & { _id: string }>(collection)
  let rows = new Map<string, Row>()
  let stale: Set<string> | 'all' = 'all'
  let sorted: string[] | null = null
  let reading: Promise<void> | null = null
  /** What was said while a read was under way. */
  const given = new Map<string, Row | null>()
  let sought = new Set<string>()
  let seeking: Promise<void> | null = null

  const isStale = () => stale === 'all' || stale.size > 0

  function set(id: string, row: Row | null): void {
    const before = rows.get(id) ?? null
    if (before && row && isOlder(row, before)) return
    if (row) rows.set(id, row)
    else rows.delete(id)
    if (!row || !before || order(row, before) !== 0) sorted = null
    if (row || before) onChange(id, row, before)
  }

  function mark(id: string | null): void {
    if (id === null) stale = 'all'
    else if (stale !== 'all') stale.add(id)
  }

  function expect(id: string | null): void {
    mark(id)
    onStale()
  }

  /** What is so: what was read, or what was said meanwhile, where that is no older. */
  function newest(id: string, found: Document | undefined): Row | null {
    const row = found ? read(found) : null
    const said = given.get(id)
    return said === undefined || (said && row && isOlder(said, row)) ? row : said
  }

  async function readOnce(): Promise<void> {
    const ids = stale === 'all' ? null : [...stale]
    stale = new Set()
    given.clear()
    try {
      const found = new Map((await stored.find(ids ? { _id: { $in: ids } } : {}, { projection }).toArray()).map((row) => [row._id, row]))
      if (ids) for (const id of ids) set(id, newest(id, found.get(id)))
      else replaceAll(found)
    } catch (error) {
      for (const id of ids ?? [null]) mark(id)
      throw error
    }
  }

  /** Until then what was there stays to be seen. */
  function replaceAll(found: ReadonlyMap<string, Document>): void {
    const ids = new Set([...found.keys(), ...given.keys()])
    rows = new Map([...ids].flatMap((id) => {
      const row = newest(id, found.get(id))
      return row ? [[id, row] as const] : []
    }))
    sorted = null
    onReset()
  }

  async function readStale(): Promise<void> {
    try {
      while (isStale()) await readOnce()
    } finally {
      reading = null
    }
  }

  async function seekAll(): Promise<void> {
    try {
      while (sought.size > 0) {
        const ids = [...sought]
        sought = new Set()
        const found = await stored.find({ _id: { $in: ids } }, { projection }).toArray()
        for (const row of found) if (!rows.has(row._id)) apply(row._id, read(row))
      }
    } finally {
      seeking = null
    }
  }

  changes.on([collection], ({ id, stored: document }) => {
    if (id === null || document === undefined) expect(id)
    else apply(id, document && read(document))
  })

  /** What is said of a row beside the reads. */
  function apply(id: string, row: Row | null): void {
    if (stale === 'all') return
    given.set(id, row)
    set(id, row)
  }

  return {
    /** Whether all that was heard of is here, and nothing can have been missed. */
    isSettled: (): boolean => changes.isLive() && !isStale() && !reading,

    /** Until it is; while changes may be missed, all is read. */
    async settle(): Promise<void> {
      if (!reading && !changes.isLive()) stale = 'all'
      if (!reading && isStale()) reading = readStale()
      await reading
    },

    get: (id: string): Row | null => rows.get(id) ?? null,
    all: (): Iterable<Row> => rows.values(),
    inOrder(): Row[] {
      sorted ??= [...rows].toSorted(([, one], [, other]) => order(one, other)).map(([id]) => id)
      return sorted.flatMap((id) => rows.get(id) ?? [])
    },

    /** A row as this node wrote it: it need not be read. */
    put(id: string, row: Row): void {
      if (stale !== 'all') stale.delete(id)
      apply(id, row)
    },

    /** Looks for one that is not here: one question at a time for all that are asked for meanwhile, and nobody else waits for it. */
    seek(id: string): Promise<void> {
      sought.add(id)
      return seeking ??= seekAll()
    },
  }
}
