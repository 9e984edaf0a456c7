import type { MatchSide } from '@torneo/contracts/match-commands'
import type { MatchEvent, MatchEventType } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import { canCommand, stepped } from './match-lifecycle'

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

/** What an action really changes: all that its undoing needs. */
export type LiveEffect =
  | { readonly kind: 'score'; readonly side: MatchSide; readonly change: number }
  | { readonly kind: 'minute'; readonly change: number }
  | { readonly kind: 'half'; readonly before: number; readonly after: number }
  | { readonly kind: 'event'; readonly event: MatchEvent; readonly side: MatchSide | null }
  | { readonly kind: 'event_deletion'; readonly event: MatchEvent }
  /** Minute and half as they were before. */
  | { readonly kind: 'start'; readonly minute: number; readonly half: number }

/** By the key of the action. */
type Effects = ReadonlyMap<string, LiveEffect>

/** What of the scoreboard an action touches. */
export type BoardPart = MatchSide | 'minute' | 'half' | 'clock'

/** A row of the timeline; `unsent` while nobody but this device knows of it. */
export interface TimelineEvent extends MatchEvent {
  readonly unsent: boolean
}

/** An action to show on top of what the server said. */
export interface ShownAction {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly action: LiveAction
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
  readonly touched: ReadonlySet<BoardPart>
  /** What each action changed, by its key; none for one that changes nothing in the state it finds. */
  readonly effects: Effects
}

interface Shown {
  readonly match: Match
  readonly events: readonly TimelineEvent[]
}

const scoreField = { home: 'homeScore', away: 'awayScore' } as const satisfies Record<MatchSide, keyof Match>

/** What of the match goes with its life (spec 2 §4, R9), and what of the board that touches. */
const lifeSteps = {
  start: { change: { status: 'live', isLive: true, currentMinute: 0, currentHalf: 1 }, parts: ['clock', 'minute', 'half'] },
  pause: { change: { isLive: false }, parts: ['clock'] },
  resume: { change: { isLive: true }, parts: ['clock'] },
  finish: { change: { status: 'finished', isLive: false }, parts: ['clock'] },
} as const satisfies Record<string, { change: Partial<Match>; parts: readonly BoardPart[] }>

function scored(match: Match, side: MatchSide | null, change: number): Match {
  return side ? { ...match, [scoreField[side]]: stepped(match[scoreField[side]], change).value } : match
}

/** Among those of its minute the newest comes first. */
function withRow(events: readonly TimelineEvent[], row: TimelineEvent): TimelineEvent[] {
  const place = events.findIndex(({ minute, timestamp }) => minute < row.minute || (minute === row.minute && timestamp <= row.timestamp))
  return place < 0 ? [...events, row] : events.toSpliced(place, 0, row)
}

const withoutRow = (events: readonly TimelineEvent[], gone: MatchEvent) => events.filter(({ id }) => id !== gone.id)

/** The row of an event that no server has seen: its id is the action's key. */
function rowOf({ key, at, action }: ShownAction, match: Match): MatchEvent | null {
  if (action.kind !== 'event') return null
  const { type, teamId, playerId, assistPlayerId, minute, names } = action
  const time = new Date(at).toISOString()
  const unknown: EventNames = { playerName: null, playerNumber: null, assistPlayerName: null }
  return {
    id: key, matchId: match.id, createdAt: time, updatedAt: time, rev: 1, timestamp: time, type, teamId, playerId, assistPlayerId, minute,
    ...names ?? unknown,
  }
}

/** What an action would change; null where it would change nothing. */
function effectOf(shown: ShownAction, { match, events }: Shown, effects: Effects): LiveEffect | null {
  const { action, key } = shown
  switch (action.kind) {
    case 'score': return { kind: 'score', side: action.side, change: stepped(match[scoreField[action.side]], action.step).change }
    case 'minute': return { kind: 'minute', change: stepped(match.currentMinute, action.step).change }
    case 'half': return { kind: 'half', before: match.currentHalf, after: action.half }
    case 'event': {
      const known = effects.get(key)
      const event = shown.isDone && known?.kind === 'event' ? known.event : rowOf(shown, match)
      const side = action.teamId === match.homeTeamId ? 'home' : action.teamId === match.awayTeamId ? 'away' : null
      return event && side ? { kind: 'event', event, side: action.type === 'goal' ? side : null } : null
    }
    case 'event_deletion': {
      // An own row may have been deleted while its id was still the key of its action.
      const own = effects.get(action.eventId)
      const eventId = own?.kind === 'event' ? own.event.id : action.eventId
      const event = events.find(({ id }) => id === eventId)
      return event ? { kind: 'event_deletion', event } : null
    }
    case 'start': return { kind: 'start', minute: match.currentMinute, half: match.currentHalf }
    case 'pause': case 'resume': case 'finish': case 'undo': return null
  }
}

/** Spec 2 §4: a goal raises its team's score, and deleting it leaves the score as it is (R1). */
function withEffect({ match, events }: Shown, effect: LiveEffect, unsent: boolean): Shown {
  switch (effect.kind) {
    case 'score': return { match: scored(match, effect.side, effect.change), events }
    case 'minute': return { match: { ...match, currentMinute: match.currentMinute + effect.change }, events }
    case 'half': return { match: { ...match, currentHalf: effect.after }, events }
    case 'event': return { match: scored(match, effect.side, 1), events: withRow(events, { ...effect.event, unsent }) }
    case 'event_deletion': return { match, events: withoutRow(events, effect.event) }
    case 'start': return { match: { ...match, ...lifeSteps.start.change }, events }
  }
}

/** The effect taken back whole; null where the server would refuse it: the half moved on, or the event is gone. */
function withoutEffect({ match, events }: Shown, effect: LiveEffect, unsent: boolean): Shown | null {
  switch (effect.kind) {
    case 'score': return { match: scored(match, effect.side, -effect.change), events }
    case 'minute': return { match: { ...match, currentMinute: stepped(match.currentMinute, -effect.change).value }, events }
    case 'half': return match.currentHalf === effect.after ? { match: { ...match, currentHalf: effect.before }, events } : null
    case 'event': {
      const isThere = events.some(({ id }) => id === effect.event.id)
      return isThere ? { match: scored(match, effect.side, -1), events: withoutRow(events, effect.event) } : null
    }
    case 'event_deletion': {
      const left = withoutRow(events, effect.event)
      return { match, events: withRow(left, { ...effect.event, unsent }) }
    }
    case 'start': {
      const before = { status: 'scheduled', isLive: false, currentMinute: effect.minute, currentHalf: effect.half } as const
      return match.status === 'live' ? { match: { ...match, ...before }, events } : null
    }
  }
}

function partsOf(effect: LiveEffect): readonly BoardPart[] {
  if (effect.kind === 'score') return [effect.side]
  if (effect.kind === 'event') return effect.side ? [effect.side] : []
  if (effect.kind === 'start') return lifeSteps.start.parts
  return effect.kind === 'event_deletion' ? [] : [effect.kind]
}

/**
 * A match as a device shows it: what the server last said, with the own actions on top, in order. An action that the match would not take in
 * the state it finds changes nothing. `known`: effects of own actions that are in the reading already, for undos that name them.
 */
export function projected(reading: MatchReading, actions: readonly ShownAction[], known: Effects = new Map()): Projection {
  let shown: Shown = { match: reading.match, events: reading.events.map((event) => ({ ...event, unsent: false })) }
  const touched = new Set<BoardPart>()
  const effects = new Map<string, LiveEffect>()
  const all = new Map(known)
  const undone = new Set<string>()
  let last: string | null = null

  const show = (next: Shown, parts: readonly BoardPart[], isDone: boolean) => {
    shown = next
    if (!isDone) for (const part of parts) touched.add(part)
  }

  for (const one of actions) {
    const { key, action, isDone } = one
    if (!canCommand(action.kind, shown.match)) continue
    if (action.kind === 'undo') {
      const effect = all.get(action.undoes)
      // A start goes while nothing else was done since (B7).
      if (effect?.kind === 'start' && last !== null && last !== action.undoes) continue
      const before = effect && !undone.has(action.undoes) ? withoutEffect(shown, effect, !isDone) : null
      if (!effect || !before) continue
      undone.add(action.undoes)
      show(before, partsOf(effect), isDone)
    } else if (action.kind === 'pause' || action.kind === 'resume' || action.kind === 'finish') {
      const { change, parts } = lifeSteps[action.kind]
      show({ match: { ...shown.match, ...change }, events: shown.events }, parts, isDone)
    } else {
      const effect = effectOf(one, shown, all)
      if (!effect) continue
      effects.set(key, effect)
      all.set(key, effect)
      show(withEffect(shown, effect, !isDone), partsOf(effect), isDone)
    }
    last = key
  }
  return { ...shown, touched, effects }
}
