import { type LogRow, newestRows } from '@torneo/domain/match/match-aggregate'
import { LRUCache } from 'lru-cache'
import type { Document, Filter } from 'mongodb'
import type { Database, Transaction } from '../platform/database'
import { visible } from '../platform/hidden'
import { eventMisfits } from './match-events'
import { createMatchesRepository, type WholeMatch } from './matches.repository'

/** Matches whose older log rows stay in memory, at most: more than are played at once. */
const maxCutLogs = 300

interface Bucket {
  readonly _id: string
  readonly matchId: string
  readonly rows: readonly LogRow[]
}

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

/** Whole matches, each one document: read, and written on the condition that nobody else wrote meanwhile. */
export function createMatchStore(database: Database) {
  const { read } = createMatchesRepository(database)
  const stored = database.collection<Document & { _id: string }>('matches')
  const buckets = database.collection<Bucket>('match_log', [{ key: { matchId: 1 } }])
  /** Rows that were cut off, by match and their number: they never change. */
  const cutLogs = new LRUCache<string, readonly LogRow[]>({
    max: maxCutLogs, ignoreFetchAbort: true,
    fetchMethod: async (key) => (await buckets.find({ matchId: key.split(' ')[0] ?? '' }).toArray()).flatMap(({ rows }) => rows),
  })

  /** Moves rows into buckets, from twice the newest on. Older rows never change: whoever writes a bucket writes the same. */
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
    /** Null when there is none. */
    async read(id: string, session?: Transaction): Promise<WholeMatch | null> {
      const document = await stored.findOne({ _id: id, ...visible }, session ? { session } : { readConcern: 'majority' })
      if (!document) return null
      const fields = eventMisfits(document)
      if (fields.length > 0) database.unreadable.meet({ collection: 'matches', id, fields })
      return read(document)
    },

    /** The row that was done under a key of this user's; null where there is none. */
    async findRow({ id, log, logCut }: WholeMatch, userId: string, key: string): Promise<LogRow | null> {
      const isIt = (row: LogRow) => row.key === key && row.by.id === userId
      return log.find(isIt) ?? (logCut > 0 ? (await cutLogs.fetch(`${id} ${logCut}`))?.find(isIt) : null) ?? null
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
  }
}
