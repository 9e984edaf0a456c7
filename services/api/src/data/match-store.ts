import { realtimeLimits } from '@torneo/contracts/realtime'
import { type LogRow, newestRows } from '@torneo/domain/match/match-aggregate'
import { LRUCache } from 'lru-cache'
import type { Document, Filter } from 'mongodb'
import type { ChangeFeed } from '../platform/change-feed'
import type { Database, Transaction } from '../platform/database'
import { visible } from '../platform/hidden'
import { eventMisfits } from './match-events'
import { createMatchesRepository, type WholeMatch } from './matches.repository'

/** Matches in memory, at most: more than are played at once. */
const mostMatches = 300

const logRows = { $ifNull: ['$fullDocument.log', []] }
/**
 * A match as the change stream brings it: the log is long, and of it the newest rev says whether a known one is whole, the last keys which
 * actions a live frame holds.
 */
const withoutLog = { $cond: [{ $eq: [{ $type: '$fullDocument' }, 'object'] }, { $mergeObjects: [
  { $unsetField: { field: 'log', input: '$fullDocument' } },
  {
    logRev: { $last: '$fullDocument.log.rev' },
    applied: { $slice: [{ $filter: { input: { $map: { input: logRows, in: '$$this.key' } }, cond: { $ne: ['$$this', null] } } }, -realtimeLimits.applied] },
  },
] }, null] }

interface Bucket {
  readonly _id: string
  readonly matchId: string
  readonly rows: readonly LogRow[]
}

interface Known {
  readonly match: WholeMatch
  /** False where others wrote to it: its log is to be read. */
  readonly hasLog: boolean
}

type Listener = (match: WholeMatch) => void

/** What names a command: a key is its user's own. */
const keyOf = (userId: string, key: string) => `${userId} ${key}`

/** What was added to an array and nothing else done to it; null otherwise. */
const addedTo = (before: readonly unknown[], after: readonly unknown[]): unknown[] | null =>
  (before.every((item, index) => item === after[index]) ? after.slice(before.length) : null)

/** The change from one state to another. Of arrays only what was added is written, where nothing else was done to them: the less the better. */
function updateOf(before: WholeMatch, after: WholeMatch, at: Date): Document {
  const { events, log, updatedAt: _at, ...fields } = after
  const changed: [string, unknown][] = Object.entries(fields).filter(([field, value]) => value !== before[field as keyof WholeMatch])
  const pushed: [string, unknown][] = []
  for (const [name, was, is] of [['events', before.events, events], ['log', before.log, log]] as const) {
    const added = addedTo(was, is)
    if (!added) changed.push([name, is])
    else if (added.length > 0) pushed.push([name, { $each: added }])
  }
  return {
    $set: { ...Object.fromEntries(changed), updatedAt: at, updatedBy: log.at(-1)?.by },
    ...(pushed.length > 0 ? { $push: Object.fromEntries(pushed) } : {}),
  }
}

export type MatchStore = ReturnType<typeof createMatchStore>

/**
 * Whole matches, each one document: read, written on the condition that nobody else wrote meanwhile, and kept in memory from own writes and
 * from the change stream. Only what the database has acknowledged by majority gets into memory, so that no failover takes it back.
 */
export function createMatchStore(database: Database, changes: ChangeFeed) {
  const { read } = createMatchesRepository(database)
  const stored = database.collection<Document & { _id: string }>('matches')
  const buckets = database.collection<Bucket>('match_log', [{ key: { matchId: 1 } }])
  const known = new LRUCache<string, Known>({ max: mostMatches })
  /** The keys of rows that were cut off, by match; as many as `logCut` says. */
  const cutKeys = new LRUCache<string, { readonly logCut: number; readonly rows: ReadonlyMap<string, LogRow> }>({ max: mostMatches })
  /** The highest revs that were heard of. */
  const newest = new LRUCache<string, number>({ max: 10 * mostMatches })
  const listeners = new Set<Listener>()

  function keep(id: string, next: Known): void {
    const { rev } = next.match
    if ((newest.get(id) ?? 0) > rev) return
    known.set(id, next)
    newest.set(id, rev)
  }

  function forget(id: string): void {
    known.delete(id)
    newest.delete(id)
    cutKeys.delete(id)
  }

  /** Of what the stream brings, the log stays the known one while nothing was added to it: the clock alone moved. */
  function hear(id: string, { logRev, applied: _applied, ...document }: Document): void {
    const match = document['deleted'] ? null : read(document)
    if (!match) return forget(id)
    const before = known.get(id)
    const isSame = before?.hasLog === true && before.match.log.at(-1)?.rev === (logRev ?? undefined)
    keep(id, { match: isSame ? { ...match, log: before.match.log } : match, hasLog: isSame })
  }

  changes.withDocuments('matches', withoutLog)
  changes.on(['matches'], ({ id, stored: document, isOwn }) => {
    // An own write is kept by who wrote it; until then what is known is no longer to be trusted.
    if (isOwn && id !== null) known.delete(id)
    else if (isOwn) known.clear()
    else if (id !== null && document) hear(id, document)
    else if (id !== null) forget(id)
    else {
      // Anything may have happened, a restore too.
      known.clear()
      newest.clear()
      cutKeys.clear()
    }
  })

  /** What of a log goes into a bucket. Older rows never change: whoever writes a bucket writes the same. */
  async function cut(match: WholeMatch): Promise<WholeMatch> {
    const surplus = match.log.length - newestRows
    const count = surplus - surplus % newestRows
    if (count < newestRows) return match
    for (let first = 0; first < count; first += newestRows) {
      const rows = match.log.slice(first, first + newestRows)
      await buckets.updateOne({ _id: `${match.id}:${rows[0]?.rev}` }, { $setOnInsert: { matchId: match.id, rows } }, { upsert: true })
    }
    return { ...match, log: match.log.slice(count), logCut: match.logCut + count }
  }

  return {
    /** Hears of a match that this node wrote, as it is then. */
    onKept: (listener: Listener): void => void listeners.add(listener),

    /** From memory, while nothing can have been missed; only a write proves that it was the newest. */
    known(id: string): WholeMatch | null {
      const found = changes.isLive() ? known.get(id) : undefined
      return found?.hasLog ? found.match : null
    },

    /** From the database; null when there is none. */
    async read(id: string, session?: Transaction): Promise<WholeMatch | null> {
      const document = await stored.findOne({ _id: id, ...visible }, session ? { session } : { readConcern: 'majority' })
      if (!document) return null
      const fields = eventMisfits(document)
      if (fields.length > 0) database.unreadable.meet({ collection: 'matches', id, fields })
      return read(document)
    },

    /** The row that was done under a key; null where there is none. */
    async rowOf({ id, log, logCut }: WholeMatch, userId: string, key: string): Promise<LogRow | null> {
      const newest = log.find((row) => row.key === key && row.by.id === userId)
      if (newest || logCut === 0) return newest ?? null
      if (cutKeys.get(id)?.logCut !== logCut) {
        const rows = await buckets.find({ matchId: id }).map((bucket) => bucket.rows).toArray()
        cutKeys.set(id, { logCut, rows: new Map(rows.flat().flatMap((row) => (row.key === null ? [] : [[keyOf(row.by.id, row.key), row]]))) })
      }
      return cutKeys.get(id)?.rows.get(keyOf(userId, key)) ?? null
    },

    /** Writes a match as actions made it, if it is still as it was before them; null when somebody else wrote meanwhile. */
    async write(before: WholeMatch, made: WholeMatch, at: Date, session?: Transaction): Promise<WholeMatch | null> {
      const after = await cut({ ...made, updatedAt: at.toISOString() })
      const { id, rev, updatedAt, nextTickAt } = before
      // The clock's due time may be moved without a rev; and of two databases with the same revs, as after a restore, the times tell.
      const filter: Filter<Document & { _id: string }> = { _id: id, rev, updatedAt: new Date(updatedAt), nextTickAt, ...visible }
      const { matchedCount } = await stored.updateOne(filter, updateOf(before, after, at), session ? { session } : {})
      return matchedCount === 1 ? after : null
    },

    /** What was written is the newest that this node knows; after the commit of its transaction. */
    keep(match: WholeMatch): void {
      keep(match.id, { match, hasLog: true })
      for (const listener of listeners) listener(match)
    },
  }
}
