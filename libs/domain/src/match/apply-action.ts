import type { matchCommandMessages } from '@torneo/contracts/match-commands'
import type { ErrorDetail } from '@torneo/contracts/errors'
import { eventErrors } from '../event-check'
import { caughtUp, type MatchClock, minuteLength, resumed, started, stopped } from '../match-clock'
import { canCommand } from '../match-lifecycle'
import { limited, setting, withEffect } from './effect'
import {
  type Effect, type LogRow, type MatchAction, type MatchActionKind, type MatchAggregate, matchBounds, type MatchState, type Person, type RegisteredEvent,
} from './match-aggregate'
import { chosen, undoing } from './undo'

/** A sentence of `matchCommandMessages`. */
export type RejectionReason = keyof typeof matchCommandMessages

export type Rejection =
  | { readonly reason: RejectionReason }
  /** The event to delete is not there. */
  | { readonly reason: 'noEvent' }
  /** What is wrong with an event, by field. */
  | { readonly reason: 'invalid'; readonly details: readonly ErrorDetail[] }

/** What an action needs from outside the match. */
export interface ActionContext {
  /** The time; on the service that of the database. */
  readonly now: Date
  readonly by: Person
  readonly key: string | null
  /** The id of an event that is registered. */
  readonly eventId: string
  readonly asked?: string | undefined
  readonly deviceAt?: Date | undefined
  /** Of which team a player is, null for one that is not there; absent: it is not known, and not checked. */
  readonly teamOf?: ((playerId: string) => string | null) | undefined
}

export type Outcome<M extends MatchAggregate> =
  | { readonly rejection: null; readonly match: M; readonly row: LogRow }
  | { readonly rejection: Rejection }

type Acted = Exclude<MatchAction, { kind: 'undo' }>

/** What a match that is in no state for the command answers. */
const stateRejections: Readonly<Record<MatchActionKind, RejectionReason>> = {
  start: 'notScheduled', pause: 'notRunning', resume: 'notStopped', finish: 'notLive', reopen: 'notClosed', stall: 'notRunning',
  score: 'notOpen', minute: 'notOpen', half: 'notOpen', event: 'notOpen', event_deletion: 'notOpen', undo: 'notOpen', result: 'notOpen', cancel: 'notOpen',
  counters: 'notOpen',
}

/** How a match ends goes beyond its bounds: it must not stay open for ever. */
const ending: ReadonlySet<MatchActionKind> = new Set(['pause', 'stall', 'finish', 'result', 'cancel', 'reopen'])

/** The clock of a match. */
export function clockOf({ isLive, currentMinute, nextTickAt, restMs = minuteLength, clockStalled: isStalled = false }: MatchAggregate): MatchClock {
  return { isLive, currentMinute, nextTickAt: nextTickAt?.getTime() ?? null, restMs, isStalled }
}

/** A clock as a match keeps it. */
export function clockFields({ isLive, currentMinute, nextTickAt, restMs, isStalled }: MatchClock): Partial<MatchState> {
  return { isLive, currentMinute, nextTickAt: nextTickAt === null ? null : new Date(nextTickAt), restMs, clockStalled: isStalled }
}

function eventOf({ type, teamId, playerId, assistPlayerId = null, minute }: Extract<MatchAction, { kind: 'event' }>, match: MatchAggregate, { now, eventId }: ActionContext): RegisteredEvent {
  const time = now.toISOString()
  return {
    id: eventId, type, playerId, teamId, minute: minute ?? match.currentMinute, assistPlayerId, timestamp: time, createdAt: time, updatedAt: time, rev: 1,
  }
}

/** Steps that lead to absolute values. */
const stepsTo = (match: MatchAggregate, { homeScore = match.homeScore, awayScore = match.awayScore }: Partial<MatchAggregate>): Effect =>
  ({ home: homeScore - match.homeScore, away: awayScore - match.awayScore })

/** What the action would change (spec 2 §4, §5, R9). */
function wanted(match: MatchAggregate, action: Acted, context: ActionContext): Effect {
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
    case 'event': return { added: [eventOf(action, match, context)], ...(action.type === 'goal' ? { [action.teamId === match.homeTeamId ? 'home' : 'away']: 1 } : {}) }
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

/** Why the match does not take the action; null when it does. */
function rejectionOf(match: MatchAggregate, action: MatchAction, { now, teamOf }: ActionContext): Rejection | null {
  // Which event it is belongs to what must exist, before the state of the match is judged.
  if (action.kind === 'event_deletion' && !match.events.some(({ id }) => id === action.eventId)) return { reason: 'noEvent' }
  if (!canCommand(action.kind, match)) return { reason: stateRejections[action.kind] }
  if (action.kind === 'stall' && !caughtUp(clockOf(match), now.getTime()).isStalled) return { reason: 'notRunning' }
  if (!ending.has(action.kind) && (match.logCut ?? 0) + match.log.length >= matchBounds.actions) return { reason: 'tooManyActions' }
  if (action.kind !== 'event') return null
  if (match.events.length >= matchBounds.events) return { reason: 'tooManyEvents' }
  const details = eventErrors(action, match, teamOf ?? (() => action.teamId))
  return details.length > 0 ? { reason: 'invalid', details } : null
}

const markedUndone = (log: readonly LogRow[], rev: number, { now: at, by }: ActionContext) =>
  log.map((row) => (row.rev === rev ? { ...row, undone: { at, by } } : row))

/**
 * What an action does to a match: the only rule for it, on the service and on a device (B2). It gives the new match, a rev higher, with the
 * action in its log, or says why the match does not take it.
 */
export function applyAction<M extends MatchAggregate>(match: M, action: MatchAction, context: ActionContext): Outcome<M> {
  const rejection = rejectionOf(match, action, context)
  if (rejection) return { rejection }
  const undone = action.kind === 'undo' ? chosen(match, action.undoes, context) : null
  if (typeof undone === 'string') return { rejection: { reason: undone } }
  const effect = limited(match, undone ? undoing(match, undone) : wanted(match, action as Acted, context))
  const { now: at, by, key, asked, deviceAt } = context
  const row: LogRow = {
    key, rev: match.rev + 1, at, by, kind: action.kind, effect, ...(asked === undefined ? {} : { asked }), ...(deviceAt ? { deviceAt } : {}),
  }
  const log = undone ? markedUndone(match.log, undone.rev, context) : match.log
  return { rejection: null, match: { ...withEffect(match, effect), rev: row.rev, log: [...log, row] }, row }
}
