import { type LogRow, newestRows } from '@torneo/domain/match/match-aggregate'
import { LRUCache } from 'lru-cache'
import { type AnyBulkWriteOperation, type Document, type Filter, MongoBulkWriteError } from 'mongodb'
import { z } from 'zod/mini'
import { anyRow, row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { BusyError } from '../../platform/database/database-errors'
import { visible } from '../../platform/database/soft-delete'
import { createBatchQueue } from '../../platform/queues/batch-queue'
import { invalidEventFields } from './match-events'
import { StoredLogRow } from './match-log-rows'
import type { MatchesRepository, MatchDocument } from './matches.repository'

/** Maximum number of matches whose older log rows are cached: more than are played at once. */
const maxCutLogs = 300

type StoredMatch = Document & { readonly _id: string }

/** MongoDB's error code for an update that would change a document's id. */
const immutableField = 66

interface Update {
  readonly filter: Filter<StoredMatch>
  readonly update: Document
}

const Bucket = row({ matchId: z.string(), rows: z.array(StoredLogRow) })

/** Returns the items appended to an array; null if it changed in any other way. */
const addedTo = (before: readonly unknown[], after: readonly unknown[]): unknown[] | null =>
  before.every((item, index) => item === after[index]) ? after.slice(before.length) : null

/** Builds the update from one state to another. Appended items are pushed instead of writing the whole array again. */
function updateOf(before: MatchDocument, after: MatchDocument, at: Date): Document {
  const { events, log, updatedAt: _at, ...fields } = after
  const changed: [string, unknown][] = Object.entries(fields).filter(
    ([field, value]) => value !== before[field as keyof MatchDocument],
  )
  const pushed: [string, unknown][] = []
  for (const [name, was, is] of [
    ['events', before.events, events],
    ['log', before.log, log],
  ] as const) {
    const added = addedTo(was, is)
    if (!added) changed.push([name, is])
    else if (added.length > 0) pushed.push([name, { $each: added }])
  }
  return {
    $set: { ...Object.fromEntries(changed), updatedAt: at, updatedBy: log.at(-1)?.by },
    ...(pushed.length > 0 ? { $push: Object.fromEntries(pushed) } : {}),
  }
}

/** Returns the indexes of the updates that matched no document. Throws any other error. */
function unmatchedIn(error: unknown): Set<number> {
  if (!(error instanceof MongoBulkWriteError)) throw error
  const failures = [error.writeErrors].flat()
  // The driver hides the error of a command as a whole; a write without a majority's confirmation may be lost.
  if (failures.length === 0 || error.result.getWriteConcernError())
    throw new BusyError('Matches could not be written', { cause: error })
  if (failures.some(({ code }) => code !== immutableField)) throw error
  return new Set(failures.map(({ index }) => index))
}

export type MatchStore = ReturnType<typeof createMatchStore>

/** Reads and writes whole matches, each one document; writes succeed only if the match is unchanged. */
export function createMatchStore(database: Database, { read }: MatchesRepository) {
  const stored = database.collection('matches', anyRow<StoredMatch>())
  const buckets = database.collection(
    'match_log',
    Bucket as unknown as z.ZodMiniType<{ _id: string; matchId: string; rows: readonly LogRow[] }>,
    [{ key: { matchId: 1 } }],
  )
  /** Older rows, by match and their number: they never change. */
  const cutLogs = new LRUCache<string, readonly LogRow[]>({
    max: maxCutLogs,
    ignoreFetchAbort: true,
    fetchMethod: async (key) =>
      (await buckets.find({ matchId: key.split(' ')[0] ?? '' }).toArray())
        .flatMap(({ rows }) => rows)
        .sort((one, other) => one.rev - other.rev),
  })

  /**
   * Updates several matches in one command and determines which of them matched. The server only counts matches in
   * total, so each update is an upsert that cannot insert: one without a match fails individually.
   */
  const updates = createBatchQueue<Update, boolean>(async (jobs) => {
    const operations = jobs.map(({ item: { filter, update } }): AnyBulkWriteOperation<StoredMatch> => ({
      updateOne: { filter, update: { ...update, $setOnInsert: { _id: '' } }, upsert: true },
    }))
    const unmatched = await stored.bulkWrite(operations, { ordered: false }).then(() => new Set<number>(), unmatchedIn)
    jobs.forEach(({ resolve }, index) => resolve(!unmatched.has(index)))
  })

  /**
   * Moves older rows into buckets once there are twice `newestRows`. Older rows never change, so every node writes the
   * same bucket.
   */
  async function cut(match: MatchDocument): Promise<MatchDocument> {
    const surplus = match.log.length - newestRows
    const count = surplus - (surplus % newestRows)
    if (count < newestRows) return match
    for (let first = 0; first < count; first += newestRows) {
      const rows = match.log.slice(first, first + newestRows)
      await buckets.updateOne(
        { _id: `${match.id}:${rows[0]?.rev}` },
        { $setOnInsert: { matchId: match.id, rows } },
        { upsert: true },
      )
    }
    const logCut = match.logCut + count
    const older = match.logCut === 0 ? [] : cutLogs.get(`${match.id} ${match.logCut}`)
    if (older) cutLogs.set(`${match.id} ${logCut}`, [...older, ...match.log.slice(0, count)])
    return { ...match, log: match.log.slice(count), logCut }
  }

  return {
    /** Null if the match does not exist. */
    async read(id: string, session?: Transaction): Promise<MatchDocument | null> {
      const document = await stored.findOne(
        { _id: id, ...visible },
        session ? { session } : { readConcern: 'majority' },
      )
      if (!document) return null
      const fields = invalidEventFields(document)
      if (fields.length > 0) database.unreadable.report({ collection: 'matches', id, fields })
      return read(document)
    },

    /** Finds the row of an action by its key and user; null if there is none. */
    async findRow({ id, log, logCut }: MatchDocument, userId: string, key: string): Promise<LogRow | null> {
      const isIt = (row: LogRow) => row.key === key && row.by.id === userId
      return log.find(isIt) ?? (logCut > 0 ? (await cutLogs.fetch(`${id} ${logCut}`))?.find(isIt) : null) ?? null
    },

    /** Returns all rows of a match, oldest first. */
    fullLog: async ({ id, log, logCut }: Pick<MatchDocument, 'id' | 'log' | 'logCut'>): Promise<LogRow[]> => [
      ...(logCut > 0 ? ((await cutLogs.fetch(`${id} ${logCut}`)) ?? []) : []),
      ...log,
    ],

    /** Writes a match if it is unchanged since `before` was read; null if another write came first. */
    async write(
      before: MatchDocument,
      made: MatchDocument,
      at: Date,
      session?: Transaction,
    ): Promise<MatchDocument | null> {
      const after = await cut({ ...made, updatedAt: at.toISOString() })
      const { id, rev, updatedAt, nextTickAt } = before
      // The clock's due time may change without a rev; and after a restore, revs may repeat, but times do not.
      const filter = { _id: id, rev, updatedAt: new Date(updatedAt), nextTickAt, ...visible }
      const update = updateOf(before, after, at)
      const isWritten = session
        ? (await stored.updateOne(filter, update, { session })).matchedCount === 1
        : await updates.add({ filter, update })
      return isWritten ? after : null
    },
  }
}
