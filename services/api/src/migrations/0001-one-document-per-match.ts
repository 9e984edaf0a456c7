import { createHash } from 'node:crypto'
import type { Db, Document, Filter } from 'mongodb'
import type { Migration } from './migration'

/** A match document before or after this migration. */
interface StoredMatch extends Document {
  readonly _id: string
  readonly rev: number
}

interface LogRow extends Document {
  readonly key: string | null
  readonly rev: number
  readonly at: Date
}

/** An executed command with its key, as version 0 stored it in `operations` for 48 hours. */
interface Operation extends Document {
  readonly userId: string
  readonly key: string
  /** sha256 of method, path and body. */
  readonly fingerprint: string
  readonly createdAt: Date
}

const batchSize = 200
/** The number of log rows stored in the match. */
const newestRows = 60
const minuteMs = 60_000

/** The old collections after the migration, until a later release drops them. */
const backupOf = (name: string) => `before_1_${name}`

/** `applied` and `commandRev` reappear when a node of version 0 still runs and changes a migrated match. */
const notMigrated: Filter<StoredMatch> = {
  $or: [{ log: { $exists: false } }, { applied: { $exists: true } }, { commandRev: { $exists: true } }],
}

const matchesOf = (db: Db) => db.collection<StoredMatch>('matches')

const iso = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** An event in the new form. */
function eventOf({
  _id,
  id = _id,
  matchId: _matchId,
  updatedBy: _updatedBy,
  holds: _holds,
  deleted: _deleted,
  ...fields
}: Document): Document {
  return {
    minute: 0,
    assistPlayerId: null,
    timestamp: '',
    ...fields,
    id,
    createdAt: iso(fields['createdAt']),
    updatedAt: iso(fields['updatedAt']),
  }
}

function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** Converts the effect of a version 0 action to the log's form. `findEvent` looks up a registered event. */
function effectOf(effect: Document, findEvent: (id: string) => Document): Document {
  switch (effect['kind']) {
    case 'score':
      return { [effect['side']]: effect['change'] }
    case 'minute':
      return { minute: effect['change'] }
    case 'half':
      return { before: { currentHalf: effect['before'] }, after: { currentHalf: effect['after'] } }
    case 'event':
      return { added: [findEvent(effect['eventId'])], ...(effect['side'] ? { [effect['side']]: 1 } : {}) }
    case 'event_deletion':
      return { removed: [eventOf(effect['event'])] }
    case 'start':
      return {
        before: {
          status: 'scheduled',
          isLive: false,
          currentMinute: effect['minute'],
          currentHalf: effect['half'],
          nextTickAt: null,
          restMs: minuteMs,
          clockStalled: false,
        },
        after: {
          status: 'live',
          isLive: true,
          currentMinute: 0,
          currentHalf: 1,
          restMs: minuteMs,
          clockStalled: false,
        },
      }
    default:
      return {}
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** The ways in which clients send an empty body. */
const emptyBodies = ['', 'null', '{}']
const commandsWithoutBody = ['start', 'pause', 'resume', 'finish', 'cancel', 'reopen']

interface Command {
  readonly kind: string
  readonly matchId: string
  readonly rev: number
  readonly effect: Document
}

/**
 * Identifies the command of an operation: the stored answer has the match, and the fingerprint is the hash of the request. Null for any other
 * operation, such as the creation of a match.
 */
function commandOf({ fingerprint, answer }: Operation): Command | null {
  const match = (answer?.match ?? answer) as Document | undefined
  if (typeof match?.['id'] !== 'string' || typeof match['rev'] !== 'number') return null
  const found = { matchId: match['id'], rev: match['rev'], effect: {} }
  if (answer.undone) return { ...found, kind: 'undo', effect: { undid: { rev: 0, ...answer.undone } } }
  const isOf = (call: string, body: string) =>
    hash(`POST /api/matches/${found.matchId}/${call} ${body}`) === fingerprint
  const kind =
    commandsWithoutBody.find((call) => emptyBodies.some((body) => isOf(call, body))) ??
    (isOf('result', JSON.stringify({ awayScore: match['awayScore'], homeScore: match['homeScore'] }))
      ? 'result'
      : undefined)
  return kind === undefined ? null : { kind, ...found }
}

/** Reads the actions and operations of version 0, which go back 48 hours. */
async function readCommands(db: Db, actionsName: string) {
  const [actions, operations, users] = await Promise.all([
    db.collection(actionsName).find().toArray(),
    db.collection<Operation>('operations').find().toArray(),
    db
      .collection<{ _id: string; name?: string }>('users')
      .find({}, { projection: { name: 1 } })
      .toArray(),
  ])
  const nameOf = new Map(users.map(({ _id, name = '' }) => [_id, name]))
  const person = (id: string) => ({ id, name: nameOf.get(id) ?? '' })
  const idOf = (userId: unknown, key: unknown) => `${String(userId)}:${String(key)}`
  const fingerprintOf = new Map(operations.map(({ userId, key, fingerprint }) => [idOf(userId, key), fingerprint]))
  const actionIds = new Set(actions.map(({ userId, key }) => idOf(userId, key)))
  const others = operations.flatMap((operation) => {
    const command = actionIds.has(idOf(operation.userId, operation.key)) ? null : commandOf(operation)
    return command ? [{ ...command, operation }] : []
  })
  const actionsOf = groupedBy(actions, ({ matchId }) => String(matchId))
  const othersOf = groupedBy(others, ({ matchId }) => matchId)

  /** The log of a match, oldest first. */
  return function rowsOf(
    { _id, rev, commandRev, updatedAt, updatedBy }: StoredMatch,
    events: readonly Document[],
  ): LogRow[] {
    const matchActions = actionsOf.get(_id) ?? []
    const eventById = new Map(
      [...matchActions.flatMap(({ effect }) => effect.event ?? []).map(eventOf), ...events].map((event) => [
        event['id'] as string,
        event,
      ]),
    )
    const rows = [
      ...matchActions.map(
        ({ key, rev: rowRev, createdAt: at, userId, effect, isUndone }) =>
          ({
            key,
            rev: rowRev,
            at,
            by: person(userId),
            kind: effect.kind,
            effect: effectOf(effect, (id) => eventById.get(id) ?? { id }),
            ...(fingerprintOf.has(idOf(userId, key)) ? { asked: fingerprintOf.get(idOf(userId, key)) } : {}),
            ...(isUndone ? { undone: { at, by: person(userId) } } : {}),
          }) as LogRow,
      ),
      ...(othersOf.get(_id) ?? []).map(
        ({ kind, rev: rowRev, effect, operation: { key, createdAt: at, userId, fingerprint: asked } }): LogRow => ({
          key,
          rev: rowRev,
          at,
          by: person(userId),
          kind,
          effect,
          asked,
        }),
      ),
    ].toSorted((a, b) => a.rev - b.rev)
    // A start may be undone only while it is the last action. Actions without a key left only a higher `commandRev`, so they get a row here.
    const isFollowed = rows.at(-1)?.['kind'] === 'start' && rows.at(-1)?.rev !== commandRev
    return isFollowed
      ? [
          ...rows,
          { key: null, rev, at: updatedAt, by: updatedBy ?? { id: '', name: '' }, kind: 'counters', effect: {} },
        ]
      : rows
  }
}

/** Migrates the remaining matches in batches, by id; a match that changed in the meantime is picked up by the next pass. */
async function migrateMatches(db: Db, signal: AbortSignal): Promise<number> {
  const present = new Set(
    await db
      .listCollections({}, { nameOnly: true })
      .map(({ name }) => name)
      .toArray(),
  )
  const sourceOf = (name: string) => (present.has(backupOf(name)) ? backupOf(name) : name)
  const rowsOf = await readCommands(db, sourceOf('match_actions'))
  let changed = 0
  let after = ''
  for (;;) {
    signal.throwIfAborted()
    const batch = await matchesOf(db)
      .find({ _id: { $gt: after }, ...notMigrated })
      .sort({ _id: 1 })
      .limit(batchSize)
      .toArray()
    if (batch.length === 0 && after === '') return changed
    after = batch.at(-1)?._id ?? ''
    if (batch.length === 0) continue
    const stored = await db
      .collection(sourceOf('match_events'))
      .find({ matchId: { $in: batch.map(({ _id }) => _id) } })
      .toArray()
    const eventsOf = groupedBy(stored, ({ matchId }) => String(matchId))
    const migrated = batch.map((match) => {
      // An event that was deleted by itself is dropped; one that was deleted with its match stays in it.
      const events = (eventsOf.get(match._id) ?? []).filter(({ deleted }) => !deleted || match['deleted']).map(eventOf)
      return { match, events, rows: rowsOf(match, events) }
    })
    const buckets = migrated.flatMap(({ match, rows }) => {
      const [first, ...rest] = rows.slice(0, -newestRows)
      return first ? [{ _id: `${match._id}:${first.rev}`, matchId: match._id, rows: [first, ...rest] }] : []
    })
    // Written before the match is, and idempotent, so that a repeated run loses nothing.
    if (buckets.length > 0) {
      await db
        .collection<Document & { _id: string }>('match_log')
        .bulkWrite(
          buckets.map(({ _id, ...bucket }) => ({ replaceOne: { filter: { _id }, replacement: bucket, upsert: true } })),
        )
    }
    const { modifiedCount } = await matchesOf(db).bulkWrite(
      migrated.map(({ match: { _id, rev }, events, rows }) => ({
        updateOne: {
          filter: { _id, rev, ...notMigrated },
          update: {
            $set: {
              events,
              log: rows.slice(-newestRows),
              ...(rows.length > newestRows ? { logCut: rows.length - newestRows } : {}),
            },
            $unset: { applied: '', commandRev: '' },
          },
        },
      })),
      { ordered: false },
    )
    changed += modifiedCount
  }
}

/**
 * Renames an old collection and creates a view in its place. A running node of version 0 can still read events through the view; its writes
 * fail, because a view is read-only, so that goals stay in the phones' queues instead of being lost. Such a node no longer starts.
 */
async function replaceByView(db: Db, name: string, view: Document[]): Promise<void> {
  const typeOf = new Map((await db.listCollections().toArray()).map((found) => [found.name, found.type]))
  if (typeOf.get(name) === 'collection') {
    if (typeOf.has(backupOf(name))) {
      // An older node wrote between the renaming and the creation of the view.
      await db
        .collection(name)
        .aggregate([{ $merge: { into: backupOf(name) } }])
        .toArray()
      await db.collection(name).drop()
    } else await db.collection(name).rename(backupOf(name))
  }
  if (typeOf.get(name) !== 'view' && (typeOf.has(name) || typeOf.has(backupOf(name))))
    await db.createCollection(name, { viewOn: 'matches', pipeline: view })
}

const eventsView: Document[] = [
  { $unwind: '$events' },
  {
    $replaceWith: {
      $mergeObjects: [
        '$events',
        {
          _id: '$events.id',
          matchId: '$_id',
          createdAt: { $toDate: '$events.createdAt' },
          updatedAt: { $toDate: '$events.updatedAt' },
        },
      ],
    },
  },
  { $unset: 'id' },
]

/** `match_events` and `match_actions` become `events` and `log` of the match. */
export const oneDocumentPerMatch: Migration = {
  version: 1,
  description: 'events and actions become part of their match',
  count: (db) => matchesOf(db).countDocuments(notMigrated),
  async up(db, signal) {
    const changed = await migrateMatches(db, signal)
    signal.throwIfAborted()
    await replaceByView(db, 'match_events', eventsView)
    await replaceByView(db, 'match_actions', [{ $match: { _id: null } }])
    return changed + (await migrateMatches(db, signal))
  },
}
