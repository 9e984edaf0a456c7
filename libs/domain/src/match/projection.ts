import type { MatchSide } from '@torneo/contracts/match-commands'
import type { MatchEvent, MatchEventType } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import { applyAction } from './apply-action'
import type { Effect, LogRow, MatchAction, MatchActionKind, MatchAggregate } from './match-aggregate'
import { timeline } from './timeline'

/** What a person does to a match from the panel. */
export type LiveAction =
  | { readonly kind: 'start' | 'pause' | 'resume' | 'finish' }
  | { readonly kind: 'score'; readonly side: MatchSide; readonly step: 1 | -1 }
  | { readonly kind: 'minute'; readonly step: 1 | -1 }
  | { readonly kind: 'half'; readonly half: 1 | 2 }
  | {
    readonly kind: 'event'; readonly type: MatchEventType; readonly teamId: string; readonly playerId: string
    readonly assistPlayerId: string | null
    /** The match's minute as the person saw it: sent late, the event keeps it. */
    readonly minute: number
    /** How its row names the players until the server's own row is there; never sent. */
    readonly names?: EventNames | undefined
  }
  | { readonly kind: 'event_deletion'; readonly eventId: string }
  /** Takes back the own action that was sent under this key. */
  | { readonly kind: 'undo'; readonly undoes: string }

export type EventNames = Pick<MatchEvent, 'playerName' | 'playerNumber' | 'assistPlayerName'>

/** What an own action really changed, its events as they are shown. */
export interface DeviceEffect extends Effect {
  readonly added?: readonly MatchEvent[]
  readonly removed?: readonly MatchEvent[]
}

/** What of the scoreboard an action touches. */
export type ScoreboardField = MatchSide | 'minute' | 'half' | 'clock'

/** A row of the timeline; `unsent` while only this device knows it. */
export interface TimelineEvent extends MatchEvent {
  readonly unsent: boolean
}

/** An own action, and what it changed, as far as this device knows. */
export interface DeviceAction {
  readonly key: string
  readonly action: LiveAction
  readonly change?: DeviceEffect | undefined
}

/** An action to show on top of what the server said. */
export interface PendingAction extends DeviceAction {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The server took it, only what was read does not hold it yet: shown without a mark. */
  readonly isDone: boolean
}

interface MatchReading {
  readonly match: Match
  readonly events: readonly MatchEvent[]
}

export interface Projection {
  readonly match: Match
  /** Minute descending, then newest first. */
  readonly events: readonly TimelineEvent[]
  readonly pendingFields: ReadonlySet<ScoreboardField>
  /** What each action changed, by its key; none for one that the match does not take in the state it finds. */
  readonly effects: ReadonlyMap<string, DeviceEffect>
}

/** As far as a device knows it: no clock of the server, and of the log the own actions. */
interface Shown extends MatchAggregate {
  readonly events: readonly MatchEvent[]
}

/** No time passes on a device: how late an action is, the server judges (B7), and it alone counts the minutes. */
const now = new Date(0)
const me = { id: '', name: '' }
const unnamed: EventNames = { playerName: null, playerNumber: null, assistPlayerName: null }

const lifeParts: { readonly [K in MatchActionKind]?: readonly ScoreboardField[] } =
  { start: ['clock', 'minute', 'half'], pause: ['clock'], resume: ['clock'], finish: ['clock'] }
const counters = ['home', 'away', 'minute'] as const

const partsOf = ({ kind, effect }: LogRow): readonly ScoreboardField[] =>
  lifeParts[effect.undid?.kind ?? kind] ?? [...counters.filter((part) => part in effect), ...(effect.after ? ['half' as const] : [])]

/**
 * A match as a device shows it: what the server last said, with the own actions on top, in order, by the rule that the service has. An action that the
 * match would not take in the state it finds changes nothing. `known`: own actions that the reading holds already, as an undo names them.
 */
export function projected({ match: read, events }: MatchReading, actions: readonly PendingAction[], known: readonly DeviceAction[] = []): Projection {
  const shownKeys = new Set(actions.map(({ key }) => key))
  const log = known.flatMap(({ key, action: { kind }, change }, place): LogRow[] =>
    (change && !shownKeys.has(key) ? [{ key, rev: -1 - place, at: now, by: me, kind, effect: change }] : []))
  let shown: Shown = { ...read, nextTickAt: undefined, events, log }
  /** The rows of own events, by the key of their action. */
  const rows = new Map([...known, ...actions].flatMap(({ key, change }) => (change?.added?.[0] ? [[key, change.added[0]] as const] : [])))
  const unsent = new Set<string>()
  const pendingFields = new Set<ScoreboardField>()
  const effects = new Map<string, DeviceEffect>()

  /** An own row may be deleted while its id is still the key of its action. */
  const resolved = (action: LiveAction): MatchAction =>
    (action.kind === 'event_deletion' ? { ...action, eventId: rows.get(action.eventId)?.id ?? action.eventId } : action)

  for (const { key, at, action, isDone } of actions) {
    const own = isDone ? rows.get(key) : undefined
    const outcome = applyAction(shown, resolved(action), { now, by: me, key, eventId: own?.id ?? key })
    if (outcome.rejection) continue
    shown = outcome.match
    let effect = outcome.row.effect as DeviceEffect
    const [added] = effect.added ?? []
    if (added && action.kind === 'event') {
      const time = new Date(at).toISOString()
      // The id of one that no server has seen is the action's key.
      const row = own ?? { ...added, matchId: read.id, timestamp: time, createdAt: time, updatedAt: time, ...action.names ?? unnamed }
      effect = { ...effect, added: [row] }
      shown = { ...shown, events: shown.events.with(-1, row) }
    }
    effects.set(key, effect)
    if (added) unsent[isDone ? 'delete' : 'add'](added.id)
    if (!isDone) for (const part of partsOf(outcome.row)) pendingFields.add(part)
  }
  const { status, isLive, homeScore, awayScore, currentMinute, currentHalf } = shown
  return {
    match: { ...read, status, isLive, homeScore, awayScore, currentMinute, currentHalf },
    events: timeline(shown.events).map((event) => ({ ...event, unsent: unsent.has(event.id) })), pendingFields, effects,
  }
}
