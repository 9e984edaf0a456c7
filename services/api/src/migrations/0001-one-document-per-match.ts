import { createHash } from 'node:crypto'
import type { Db, Document, Filter } from 'mongodb'
import type { Migration } from './migration'

/** A match with its events, its log, and how much of the log lies in `match_log`; as the service of this version reads them. */
interface StoredMatch extends Document {
  readonly _id: string
  readonly rev: number
}

interface LogRow extends Document {
  readonly key: string | null
  readonly rev: number
  readonly at: Date
}

/** A command that was carried out under a key, as the operations of version 0 remember it for 48 hours. */
interface Operation extends Document {
  readonly userId: string
  readonly key: string
  /** sha256 of method, path and body. */
  readonly fingerprint: string
  readonly createdAt: Date
}

const batchSize = 200
/** Rows of the log that stay in the match. */
const newestRows = 60
const minuteMs = 60_000

/** Where the old collections lie once they are folded in, until a later release drops them. */
const backupOf = (name: string) => `before_1_${name}`

/** `applied` or `commandRev` come back when a node of version 0 still runs and changes a match that was folded. */
const unfolded: Filter<StoredMatch> = {
  $or: [{ log: { $exists: false } }, { applied: { $exists: true } }, { commandRev: { $exists: true } }],
}

const matchesOf = (db: Db) => db.collection<StoredMatch>('matches')

const iso = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** An event as a match holds it. What is deleted by itself stays behind; what went with its match goes with it. */
function eventOf({ _id, id = _id, matchId: _matchId, updatedBy: _updatedBy, holds: _holds, deleted: _deleted, ...fields }: Document): Document {
  return { minute: 0, assistPlayerId: null, timestamp: '', ...fields, id, createdAt: iso(fields['createdAt']), updatedAt: iso(fields['updatedAt']) }
}

function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** What an action of version 0 changed, in the one form that the log has. `eventNow`: an event that was registered, wherever it is known from. */
function effectOf(effect: Document, eventNow: (id: string) => Document): Document {
  switch (effect['kind']) {
    case 'score': return { [effect['side']]: effect['change'] }
    case 'minute': return { minute: effect['change'] }
    case 'half': return { before: { currentHalf: effect['before'] }, after: { currentHalf: effect['after'] } }
    case 'event': return { added: [eventNow(effect['eventId'])], ...(effect['side'] ? { [effect['side']]: 1 } : {}) }
    case 'event_deletion': return { removed: [eventOf(effect['event'])] }
    case 'start': return {
      before: {
        status: 'scheduled', isLive: false, currentMinute: effect['minute'], currentHalf: effect['half'],
        nextTickAt: null, restMs: minuteMs, clockStalled: false,
      },
      after: { status: 'live', isLive: true, currentMinute: 0, currentHalf: 1, restMs: minuteMs, clockStalled: false },
    }
    default: return {}
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Requests that carry nothing, however a client writes that. */
const noBody = ['', 'null', '{}']
const withoutBody = ['start', 'pause', 'resume', 'finish', 'cancel', 'reopen']

interface Command {
  readonly kind: string
  readonly matchId: string
  readonly rev: number
  readonly effect: Document
}

/**
 * Which command an operation was: its fingerprint is that of the request, and the answer says which match and what came of it. Null when it was
 * none, such as the creation of a match.
 */
function commandOf({ fingerprint, answer }: Operation): Command | null {
  const match = (answer?.match ?? answer) as Document | undefined
  if (typeof match?.['id'] !== 'string' || typeof match['rev'] !== 'number') return null
  const found = { matchId: match['id'], rev: match['rev'], effect: {} }
  if (answer.undone) return { ...found, kind: 'undo', effect: { undid: { rev: 0, ...answer.undone } } }
  const isOf = (call: string, body: string) => hash(`POST /api/matches/${found.matchId}/${call} ${body}`) === fingerprint
  const kind = withoutBody.find((call) => noBody.some((body) => isOf(call, body)))
    ?? (isOf('result', JSON.stringify({ awayScore: match['awayScore'], homeScore: match['homeScore'] })) ? 'result' : undefined)
  return kind === undefined ? null : { kind, ...found }
}

/** All that version 0 remembers of who did what: at most 48 hours of it. */
async function readCommands(db: Db, actionsName: string) {
  const [actions, operations, users] = await Promise.all([
    db.collection(actionsName).find().toArray(), db.collection<Operation>('operations').find().toArray(),
    db.collection<{ _id: string; name?: string }>('users').find({}, { projection: { name: 1 } }).toArray(),
  ])
  const nameOf = new Map(users.map(({ _id, name = '' }) => [_id, name]))
  const person = (id: string) => ({ id, name: nameOf.get(id) ?? '' })
  const idOf = (userId: unknown, key: unknown) => `${String(userId)}:${String(key)}`
  const askedOf = new Map(operations.map(({ userId, key, fingerprint }) => [idOf(userId, key), fingerprint]))
  const known = new Set(actions.map(({ userId, key }) => idOf(userId, key)))
  const others = operations.flatMap((operation) => {
    const command = known.has(idOf(operation.userId, operation.key)) ? null : commandOf(operation)
    return command ? [{ ...command, operation }] : []
  })
  const actionsOf = groupedBy(actions, ({ matchId }) => String(matchId))
  const othersOf = groupedBy(others, ({ matchId }) => matchId)

  /** The log of a match, oldest first. */
  return function rowsOf({ _id, rev, commandRev, updatedAt, updatedBy }: StoredMatch, events: readonly Document[]): LogRow[] {
    const own = actionsOf.get(_id) ?? []
    const eventById = new Map([...own.flatMap(({ effect }) => effect.event ?? []).map(eventOf), ...events].map((event) => [event['id'] as string, event]))
    const rows = [
      ...own.map(({ key, rev: made, createdAt: at, userId, effect, isUndone }) => ({
        key, rev: made, at, by: person(userId), kind: effect.kind, effect: effectOf(effect, (id) => eventById.get(id) ?? { id }),
        ...(askedOf.has(idOf(userId, key)) ? { asked: askedOf.get(idOf(userId, key)) } : {}), ...(isUndone ? { undone: { at, by: person(userId) } } : {}),
      } as LogRow)),
      ...(othersOf.get(_id) ?? []).map(({ kind, rev: made, effect, operation: { key, createdAt: at, userId, fingerprint: asked } }): LogRow =>
        ({ key, rev: made, at, by: person(userId), kind, effect, asked })),
    ].toSorted((a, b) => a.rev - b.rev)
    // A start is taken back only while nothing was done since: what was done without a key left no trace but this number.
    const isFollowed = rows.at(-1)?.['kind'] === 'start' && rows.at(-1)?.rev !== commandRev
    return isFollowed ? [...rows, { key: null, rev, at: updatedAt, by: updatedBy ?? { id: '', name: '' }, kind: 'counters', effect: {} }] : rows
  }
}

/** Folds what is not folded yet, a match after the other; a match that was changed meanwhile comes again. */
async function foldAll(db: Db, signal: AbortSignal): Promise<number> {
  const present = new Set(await db.listCollections({}, { nameOnly: true }).map(({ name }) => name).toArray())
  const placeOf = (name: string) => (present.has(backupOf(name)) ? backupOf(name) : name)
  const rowsOf = await readCommands(db, placeOf('match_actions'))
  let changed = 0
  let after = ''
  for (;;) {
    signal.throwIfAborted()
    const batch = await matchesOf(db).find({ _id: { $gt: after }, ...unfolded }).sort({ _id: 1 }).limit(batchSize).toArray()
    if (batch.length === 0 && after === '') return changed
    after = batch.at(-1)?._id ?? ''
    if (batch.length === 0) continue
    const stored = await db.collection(placeOf('match_events')).find({ matchId: { $in: batch.map(({ _id }) => _id) } }).toArray()
    const eventsOf = groupedBy(stored, ({ matchId }) => String(matchId))
    const folds = batch.map((match) => {
      const events = (eventsOf.get(match._id) ?? []).filter(({ deleted }) => !deleted || match['deleted']).map(eventOf)
      return { match, events, rows: rowsOf(match, events) }
    })
    const cut = folds.flatMap(({ match, rows: all }) => {
      const [first, ...rest] = all.slice(0, -newestRows)
      return first ? [{ _id: `${match._id}:${first.rev}`, matchId: match._id, rows: [first, ...rest] }] : []
    })
    // Written before it is missing from the match, and the same again when this is repeated.
    if (cut.length > 0) {
      await db.collection<Document & { _id: string }>('match_log').bulkWrite(cut.map(({ _id, ...bucket }) => (
        { replaceOne: { filter: { _id }, replacement: bucket, upsert: true } })))
    }
    const { modifiedCount } = await matchesOf(db).bulkWrite(folds.map(({ match: { _id, rev }, events, rows }) => ({ updateOne: {
      filter: { _id, rev, ...unfolded },
      update: {
        $set: { events, log: rows.slice(-newestRows), ...(rows.length > newestRows ? { logCut: rows.length - newestRows } : {}) },
        $unset: { applied: '', commandRev: '' },
      },
    } })), { ordered: false })
    changed += modifiedCount
  }
}

/**
 * Takes an old collection away and leaves a view in its place. A node of version 0 that still runs reads events through it; its goals fail, since
 * nobody writes into a view, and wait on the phones instead of being lost. Such a node does not start any more.
 */
async function setAside(db: Db, name: string, view: Document[]): Promise<void> {
  const typeOf = new Map((await db.listCollections().toArray()).map((found) => [found.name, found.type]))
  if (typeOf.get(name) === 'collection') {
    if (typeOf.has(backupOf(name))) {
      // An older node wrote between the renaming and the view.
      await db.collection(name).aggregate([{ $merge: { into: backupOf(name) } }]).toArray()
      await db.collection(name).drop()
    } else await db.collection(name).rename(backupOf(name))
  }
  if (typeOf.get(name) !== 'view' && (typeOf.has(name) || typeOf.has(backupOf(name)))) await db.createCollection(name, { viewOn: 'matches', pipeline: view })
}

const asEvents: Document[] = [
  { $unwind: '$events' },
  { $replaceWith: { $mergeObjects: ['$events', {
    _id: '$events.id', matchId: '$_id', createdAt: { $toDate: '$events.createdAt' }, updatedAt: { $toDate: '$events.updatedAt' },
  }] } },
  { $unset: 'id' },
]

/** `match_events` and `match_actions` become `events` and `log` of the match. */
export const oneDocumentPerMatch: Migration = {
  version: 1,
  description: 'events and actions become part of their match',
  count: (db) => matchesOf(db).countDocuments(unfolded),
  async up(db, signal) {
    const changed = await foldAll(db, signal)
    signal.throwIfAborted()
    await setAside(db, 'match_events', asEvents)
    await setAside(db, 'match_actions', [{ $match: { _id: null } }])
    return changed + await foldAll(db, signal)
  },
}
