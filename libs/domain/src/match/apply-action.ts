import type { ErrorDetail } from '@torneo/contracts/errors'
import { eventErrors } from '../event-check'
import { caughtUp, type MatchClock, minuteLength, resumed, started, stopped } from '../match-clock'
import { canCommand } from '../match-lifecycle'
import { clamped, setting, withEffect } from './effect'
import {
  type ActionContext, type Effect, type LogRow, type MatchAction, type MatchActionKind, type MatchAggregate, matchBounds, type MatchState,
  redCardId, type RegisteredEvent, type RejectionReason,
} from './match-aggregate'
import { scoreSteps } from './scoring'
import { rowToUndo, undoEffect } from './undo'

export type Rejection =
  | { readonly reason: RejectionReason }
  /** The event to delete does not exist. */
  | { readonly reason: 'noEvent' }
  /** The event is invalid, with an error for each field. */
  | { readonly reason: 'invalid'; readonly details: readonly ErrorDetail[] }

export type Outcome<M extends MatchAggregate> =
  | { readonly rejection: null; readonly match: M; readonly row: LogRow }
  | { readonly rejection: Rejection }

type DirectAction = Exclude<MatchAction, { kind: 'undo' }>
type Registration = Extract<MatchAction, { kind: 'event' }>
type Correction = Extract<MatchAction, { kind: 'event_change' }>

/** The reason when a match is not in a state that accepts the command. */
const stateRejections: Readonly<Record<MatchActionKind, RejectionReason>> = {
  start: 'notScheduled', pause: 'notRunning', resume: 'notStopped', finish: 'notLive', reopen: 'notClosed', stall: 'notRunning',
  score: 'notOpen', minute: 'notOpen', half: 'notOpen', event: 'notOpen', event_change: 'notOpen', event_deletion: 'notOpen', undo: 'notOpen', result: 'notOpen', cancel: 'notOpen',
  counters: 'notOpen',
}

/** Allowed even past `matchBounds.actions`: a match must always be able to end. */
const unbounded: ReadonlySet<MatchActionKind> = new Set(['pause', 'stall', 'finish', 'result', 'cancel', 'reopen'])

export function clockOf({ isLive, currentMinute, nextTickAt, restMs = minuteLength, clockStalled: isStalled = false }: MatchAggregate): MatchClock {
  return { isLive, currentMinute, nextTickAt: nextTickAt?.getTime() ?? null, restMs, isStalled }
}

/** The stored fields of a clock. */
export function clockFields({ isLive, currentMinute, nextTickAt, restMs, isStalled }: MatchClock): Partial<MatchState> {
  return { isLive, currentMinute, nextTickAt: nextTickAt === null ? null : new Date(nextTickAt), restMs, clockStalled: isStalled }
}

/** A second yellow card is two events: it and the red one (B11). */
function newEvents(action: Registration, match: MatchAggregate, { now, eventId }: ActionContext): RegisteredEvent[] {
  const { type, teamId, playerId, assistPlayerId = null, minute = match.currentMinute, added = 0, penalty = false, withRed } = action
  const time = now.toISOString()
  const event = { id: eventId, type, playerId, teamId, minute, added, penalty, assistPlayerId, timestamp: time, createdAt: time, updatedAt: time, rev: 1 }
  return withRed ? [event, { ...event, id: redCardId(eventId), type: 'red_card' }] : [event]
}

/** The event with the given fields; what its type cannot have goes. */
function corrected<E extends RegisteredEvent>(event: E, { type, playerId, assistPlayerId, minute, added, penalty }: Correction, now: Date): E {
  const change = Object.entries({ type, playerId, assistPlayerId, minute, added, penalty })
  const given = Object.fromEntries(change.filter(([, value]) => value !== undefined)) as Partial<RegisteredEvent>
  const ofGoals = { assistPlayerId: null, penalty: false }
  const isGoal = (given.type ?? event.type) === 'goal'
  return { ...event, ...(isGoal ? {} : ofGoals), ...given, updatedAt: now.toISOString(), rev: (event.rev || 1) + 1 }
}

const eventOf = (match: MatchAggregate, eventId: string) => match.events.find(({ id }) => id === eventId)

/** Absolute scores as steps. */
const stepsTo = (match: MatchAggregate, { homeScore = match.homeScore, awayScore = match.awayScore }: Partial<MatchAggregate>): Effect =>
  ({ home: homeScore - match.homeScore, away: awayScore - match.awayScore })

/** The effect of an action before clamping (spec 2 §4, §5, R9). */
function effectOf(match: MatchAggregate, action: DirectAction, context: ActionContext): Effect {
  const clock = clockOf(match)
  const now = context.now.getTime()
  const end = () => setting(match, { status: 'finished', ...clockFields(stopped(clock, now)) })
  switch (action.kind) {
    case 'start': return setting(match, { status: 'live', currentHalf: 1, ...clockFields(started(now)) })
    case 'pause': return setting(match, clockFields(stopped(clock, now)))
    case 'resume': return setting(match, clockFields(resumed(clock, now)))
    case 'stall': return setting(match, clockFields(caughtUp(clock, now)))
    case 'score': return { [action.side]: action.step }
    case 'minute': return { minute: action.step }
    case 'half': return setting(match, { currentHalf: action.half })
    case 'event': return { added: newEvents(action, match, context), ...(action.counted ? {} : scoreSteps(match, null, action)) }
    case 'event_change': {
      const removed = match.events.filter(({ id }) => id === action.eventId)
      const added = removed.map((event) => corrected(event, action, context.now))
      return { removed, added, ...scoreSteps(match, removed[0] ?? null, added[0] ?? null) }
    }
    // The score stays (R1).
    case 'event_deletion': return { removed: match.events.filter(({ id }) => id === action.eventId) }
    case 'finish': return end()
    case 'result': return { ...stepsTo(match, action), ...end() }
    case 'cancel': return setting(match, { status: 'cancelled', cancelledFrom: match.status, cancelledRunning: match.isLive, ...clockFields(stopped(clock, now)) })
    case 'reopen': return match.status === 'finished' ? setting(match, { status: 'live' }) : setting(match, {
      status: match.cancelledFrom ?? 'scheduled', cancelledFrom: null, cancelledRunning: false,
      ...(match.cancelledRunning ? clockFields(resumed(clock, now)) : {}),
    })
    case 'counters': return {
      ...stepsTo(match, action), minute: (action.currentMinute ?? match.currentMinute) - match.currentMinute,
      ...(action.currentHalf === undefined ? {} : setting(match, { currentHalf: action.currentHalf })),
    }
  }
}

/** What is invalid about an event after a registration or a correction. Players whom an event names already are not checked again. */
function invalidFields(match: MatchAggregate, action: Registration | Correction, { now, teamOf }: ActionContext): ErrorDetail[] {
  if (action.kind === 'event') return eventErrors(action, match, teamOf ?? (() => action.teamId))
  const before = eventOf(match, action.eventId)
  if (!before) return []
  const known = new Set([before.playerId, before.assistPlayerId])
  return eventErrors(corrected(before, action, now), match, (id) => (!teamOf || known.has(id) ? before.teamId : teamOf(id)))
}

/** Why the match rejects the action; null when it accepts it. */
function rejectionOf(match: MatchAggregate, action: MatchAction, context: ActionContext): Rejection | null {
  // A missing event is 'not found', whatever the state of the match.
  if ((action.kind === 'event_deletion' || action.kind === 'event_change') && !eventOf(match, action.eventId)) return { reason: 'noEvent' }
  // Of a finished match a correction can be undone, which `rowToUndo` decides.
  const isLateUndo = action.kind === 'undo' && match.status === 'finished'
  if (!isLateUndo && !canCommand(action.kind, match)) return { reason: stateRejections[action.kind] }
  if (action.kind === 'stall' && !caughtUp(clockOf(match), context.now.getTime()).isStalled) return { reason: 'notRunning' }
  if (!unbounded.has(action.kind) && (match.logCut ?? 0) + match.log.length >= matchBounds.actions) return { reason: 'tooManyActions' }
  if (action.kind !== 'event' && action.kind !== 'event_change') return null
  if (action.kind === 'event' && match.events.length + (action.withRed ? 1 : 0) >= matchBounds.events) return { reason: 'tooManyEvents' }
  const details = invalidFields(match, action, context)
  return details.length > 0 ? { reason: 'invalid', details } : null
}

const markedUndone = (log: readonly LogRow[], rev: number, { now: at, by }: ActionContext) =>
  log.map((row) => (row.rev === rev ? { ...row, undone: { at, by } } : row))

/**
 * Applies an action to a match: the one implementation for the service and the device (B2). Returns the match with the next rev and the
 * action in its log, or the rejection.
 */
export function applyAction<M extends MatchAggregate>(match: M, action: MatchAction, context: ActionContext): Outcome<M> {
  const rejection = rejectionOf(match, action, context)
  if (rejection) return { rejection }
  const undone = action.kind === 'undo' ? rowToUndo(match, action.undoes, context) : null
  if (typeof undone === 'string') return { rejection: { reason: undone } }
  const effect = clamped(match, undone ? undoEffect(match, undone) : effectOf(match, action as DirectAction, context))
  const { now: at, by, key, asked, deviceAt } = context
  const row: LogRow = {
    key, rev: match.rev + 1, at, by, kind: action.kind, effect, ...(asked === undefined ? {} : { asked }), ...(deviceAt ? { deviceAt } : {}),
  }
  const log = undone ? markedUndone(match.log, undone.rev, context) : match.log
  return { rejection: null, match: { ...withEffect(match, effect), rev: row.rev, log: [...log, row] }, row }
}
