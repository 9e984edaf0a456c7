import type { MatchEvent } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import { definedFields } from '../records/defined-fields'
import { actionOf, type LiveAction, type MatchAction } from './actions'
import type { ScoreboardField } from './actions/action'
import type { EventNames } from './actions/event'
import { applyAction } from './apply-action'
import { clockFields, clockOf } from './clock/clock-effect'
import { clockAt, type MatchClock } from './clock/match-clock'
import { timeline } from './log/timeline'
import { type Effect, type LogRow, type MatchAggregate, redCardId } from './match-aggregate'

export type { LiveAction } from './actions'
export type { ScoreboardField } from './actions/action'

/** The actual change made by an action of this device, with complete event rows. */
export interface DeviceEffect extends Effect {
  readonly added?: readonly MatchEvent[]
  readonly removed?: readonly MatchEvent[]
}

/** A row of the timeline; `unsent` until the server has it. */
export interface TimelineEvent extends MatchEvent {
  readonly unsent: boolean
}

/** An action of this device and, if known, its change. */
export interface DeviceAction {
  readonly key: string
  /** Milliseconds since 1970, by the device's estimate of the server's clock. */
  readonly at: number
  readonly action: LiveAction
  readonly change?: DeviceEffect | undefined
}

/** An action to apply on top of the snapshot. */
export interface PendingAction extends DeviceAction {
  /** True if accepted by the server but not yet in the snapshot: shown without the pending mark. */
  readonly isDone: boolean
}

interface MatchSnapshot {
  readonly match: Match
  readonly events: readonly MatchEvent[]
}

export interface Projection {
  readonly match: Match
  /** Sorted by minute descending, then newest first. */
  readonly events: readonly TimelineEvent[]
  readonly pendingFields: ReadonlySet<ScoreboardField>
  /** Effects of the accepted actions by key; rejected actions have none. */
  readonly effects: ReadonlyMap<string, DeviceEffect>
}

/** A match on a device, whose log has this device's actions only. */
interface DeviceMatch extends MatchAggregate {
  readonly events: readonly MatchEvent[]
}

const self = { id: '', name: '' }
const noNames: EventNames = { playerName: null, playerNumber: null, assistPlayerName: null }

const counters = ['home', 'away', 'minute'] as const

const changedFieldsOf = ({ kind, effect }: LogRow): readonly ScoreboardField[] =>
  actionOf(effect.undid?.kind ?? kind)?.pending ?? [
    ...counters.filter((field) => field in effect || `${field}Points` in effect),
    ...(effect.after ? ['half' as const] : []),
  ]

const isRegistration = ({ kind }: LiveAction) => actionOf(kind).isRegistration === true

const aggregateOf = (
  { nextTickAt, ...match }: Match,
  events: readonly MatchEvent[],
  log: readonly LogRow[],
): DeviceMatch => ({
  ...match,
  nextTickAt: nextTickAt ? new Date(nextTickAt) : (nextTickAt as null | undefined),
  events,
  log,
})

/** Reads the clock of a match in wire format. */
export const snapshotClock = (match: Match): MatchClock => clockOf(aggregateOf(match, [], []))

/** Advances the match to an action's time: a device has no ticker. */
const advanceTo = (match: DeviceMatch, time: number): DeviceMatch =>
  match.isLive && match.nextTickAt ? { ...match, ...clockFields(clockAt(clockOf(match), time)) } : match

/**
 * Projects the match that a device shows: the last snapshot with the device's pending actions applied in order, by the
 * service's own rule. Rejected actions change nothing. `included`: actions that the snapshot already includes, because
 * a pending undo may refer to them.
 */
export function projectMatch(
  { match: snapshot, events }: MatchSnapshot,
  actions: readonly PendingAction[],
  included: readonly DeviceAction[] = [],
): Projection {
  const pendingKeys = new Set(actions.map(({ key }) => key))
  const log = included.flatMap(({ key, at, action: { kind }, change }, index): LogRow[] =>
    change && !pendingKeys.has(key) ? [{ key, rev: -1 - index, at: new Date(at), by: self, kind, effect: change }] : [],
  )
  let shown = aggregateOf(snapshot, events, log)
  // Event rows of this device, by the key of their action.
  const rows = new Map(
    [...included, ...actions].flatMap(({ key, action, change }) =>
      (isRegistration(action) ? (change?.added ?? []) : []).map(
        (row, index) => [index === 0 ? key : redCardId(key), row] as const,
      ),
    ),
  )
  const unsent = new Set<string>()
  const pendingFields = new Set<ScoreboardField>()
  const effects = new Map<string, DeviceEffect>()

  // An event of this device is identified by its action's key until the server has assigned an id.
  const withServerId = (action: LiveAction): MatchAction =>
    'eventId' in action ? { ...action, eventId: rows.get(action.eventId)?.id ?? action.eventId } : action

  for (const { key, at, action, change, isDone } of actions) {
    const accepted = isDone ? change?.added?.[0] : undefined
    const periods = 'periods' in action ? action.periods : undefined
    shown = advanceTo(shown, at)
    const outcome = applyAction(shown, withServerId(action), {
      now: new Date(at),
      by: self,
      key,
      eventId: accepted?.id ?? key,
      periods,
      scoring: snapshot.sport ?? undefined,
    })
    if (outcome.rejection) continue
    shown = outcome.match
    let effect = outcome.row.effect as DeviceEffect
    const { added = [] } = effect
    if (added.length > 0 && (isRegistration(action) || action.kind === 'event_change')) {
      const time = new Date(at).toISOString()
      const names = 'names' in action ? definedFields(action.names ?? {}) : undefined
      const provisional = {
        ...(isRegistration(action) ? { matchId: snapshot.id, ...noNames } : {}),
        updatedAt: time,
        ...names,
      }
      const provisionalRows = added.map((row, index) =>
        index === 0 && accepted ? accepted : { ...row, ...provisional },
      )
      effect = { ...effect, added: provisionalRows }
      shown = { ...shown, events: [...shown.events.slice(0, -added.length), ...provisionalRows] }
    }
    effects.set(key, effect)
    for (const { id } of added) unsent[isDone ? 'delete' : 'add'](id)
    if (!isDone) for (const field of changedFieldsOf(outcome.row)) pendingFields.add(field)
  }
  const {
    status,
    isLive,
    homeScore,
    awayScore,
    sets,
    homePoints,
    awayPoints,
    currentMinute,
    currentHalf,
    nextTickAt,
    restMs,
    periodOver,
    interruption,
    shootout,
    bonus,
  } = shown
  return {
    match: {
      ...snapshot,
      status,
      isLive,
      homeScore,
      awayScore,
      sets,
      homePoints,
      awayPoints,
      currentMinute,
      currentHalf,
      nextTickAt: nextTickAt && nextTickAt.toISOString(),
      restMs,
      periodOver,
      interruption,
      shootout,
      ...(bonus !== undefined && { bonus }),
    },
    events: timeline(shown.events).map((event) => ({ ...event, unsent: unsent.has(event.id) })),
    pendingFields,
    effects,
  }
}
