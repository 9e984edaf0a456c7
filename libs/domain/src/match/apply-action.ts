import type { ErrorDetail } from '@torneo/contracts/errors'
import { noPeriodMessage } from '@torneo/contracts/match-commands'
import { eventErrors } from '../event-check'
import { caughtUp, clockAt, type MatchClock, minuteLength, resumed, started, stopped } from '../match-clock'
import { canCommand } from '../match-lifecycle'
import { allPeriods, endOf, type Periods, periodsOfMatch } from '../periods'
import { corrected, type Correction } from './correction'
import { clamped, setting, withEffect } from './effect'
import { interruptedState, isAbandoned, isWalkover, resumedState, rowOf, uninterrupted, walkover, walkoverScore } from './endings'
import {
  type ActionContext, defaultPeriods, type Effect, type LogRow, type MatchAction, type MatchActionKind, type MatchAggregate, matchBounds, type MatchState,
  type RejectionReason,
} from './match-aggregate'
import { restoreEffect, stateAfter } from './restore'
import { sameEventRow } from './same-event'
import { type Registration, goalStep, registrationEffect } from './registration'
import { scoreSteps } from './scoring'
import { isOfGoals, scoringRejection, setEndEffect, setsEffect, stepEffect } from './scoring-rules'
import { type Kick, kickErrors, kicked, kickRejection, needsWinner, resultRejection, withResult } from './shootout'
import { markedUndone, namesGone, rowToUndo, undoEffect } from './undo'

export type Rejection =
  /** `noEvent`: the event does not exist; `noRow`: the log row to undo or to restore does not exist. */
  | { readonly reason: RejectionReason | 'noEvent' | 'noRow' }
  /** Another person's row may have registered the same event (B14). */
  | { readonly reason: 'sameEvent'; readonly row: LogRow }
  /** The action is invalid, with an error for each field. */
  | { readonly reason: 'invalid'; readonly details: readonly ErrorDetail[] }

export type Outcome<M extends MatchAggregate> =
  | { readonly rejection: null; readonly match: M; readonly row: LogRow }
  | { readonly rejection: Rejection }

type DirectAction = Exclude<MatchAction, { kind: 'undo' | 'restore' }>

/** Rejection reason if the match's state does not accept the command. */
const stateRejections: Readonly<Record<MatchActionKind, RejectionReason>> = {
  start: 'notScheduled', pause: 'notRunning', resume: 'notStopped', finish: 'notLive', reopen: 'notClosed', stall: 'notRunning',
  period_end: 'notLive', period_start: 'notStopped', restore: 'notOpen', minute_set: 'notOpen',
  score: 'notOpen', minute: 'notOpen', half: 'notOpen', event: 'notOpen', event_change: 'notOpen', event_deletion: 'notOpen', undo: 'notOpen', result: 'notOpen', cancel: 'notOpen',
  counters: 'notOpen', walkover: 'notOpen', abandon: 'notLive', postpone: 'notScheduled', kick: 'notLive', set_end: 'notOpen', sets: 'notOpen',
}

/** Commands accepted even past `matchBounds.actions`: a match must always be able to end. */
const unbounded: ReadonlySet<MatchActionKind> = new Set(['pause', 'period_end', 'stall', 'finish', 'result', 'cancel', 'reopen', 'walkover', 'abandon', 'postpone'])

export function clockOf({ isLive, currentMinute, nextTickAt, restMs = minuteLength, clockStalled: isStalled = false }: MatchAggregate): MatchClock {
  return { isLive, currentMinute, nextTickAt: nextTickAt?.getTime() ?? null, restMs, isStalled }
}

/** Converts a clock to the stored fields. */
export function clockFields({ isLive, currentMinute, nextTickAt, restMs, isStalled }: MatchClock): Partial<MatchState> {
  return { isLive, currentMinute, nextTickAt: nextTickAt === null ? null : new Date(nextTickAt), restMs, clockStalled: isStalled }
}

/** Maximum delay of a reported start, in milliseconds. */
const maxLate = 3 * 3_600_000

/** Returns the clock at the device's time if that lies between the clock's last change and now; otherwise now (B5). */
function clockThen(match: MatchAggregate, { now, deviceAt }: ActionContext): { readonly clock: MatchClock; readonly time: number } {
  const clock = clockOf(match)
  const from = match.status === 'live' && match.clockSince ? match.clockSince.getTime() : now.getTime() - maxLate
  const time = deviceAt && deviceAt.getTime() >= from && deviceAt < now ? deviceAt.getTime() : now.getTime()
  return { clock: clock.nextTickAt !== null && time < clock.nextTickAt - minuteLength ? clockAt(clock, time) : caughtUp(clock, time), time }
}

/** Resolves an event's minute: the sent minute if the match can have reached it (B5). */
function minuteOf(sent: number | undefined, match: MatchAggregate, context: ActionContext): number {
  const periods = context.periods ?? defaultPeriods
  const reached = Math.max(clockAt(clockOf(match), context.now.getTime()).currentMinute + 1, endOf(allPeriods(periods), periods))
  if (sent !== undefined && sent <= reached) return sent
  return context.deviceAt ? clockThen(match, context).clock.currentMinute : match.currentMinute
}

const eventOf = (match: MatchAggregate, eventId: string) => match.events.find(({ id }) => id === eventId)

/** Converts absolute scores to steps. */
const stepsTo = (match: MatchAggregate, { homeScore = match.homeScore, awayScore = match.awayScore }: Partial<Pick<MatchAggregate, 'homeScore' | 'awayScore'>>): Effect =>
  ({ home: homeScore - match.homeScore, away: awayScore - match.awayScore })

type Set = (next: MatchClock, more: Partial<MatchState>) => Effect

/** Restores a finished or cancelled match to its state before that (R7, B15). */
function reopened(match: MatchAggregate, clock: MatchClock, set: Set, now: number): Effect {
  const { status, interruption, cancelledFrom, cancelledRunning } = match
  if (interruption) return set(clock, resumedState(match))
  const ended = rowOf(match, isWalkover(match) ? 'walkover' : 'cancel')?.effect
  const before = ended?.before?.interruption ? { interruption: ended.before.interruption } : {}
  if (isWalkover(match)) {
    return { home: -(ended?.home ?? 0), away: -(ended?.away ?? 0), ...set(clock, { status: ended?.before?.status ?? 'live', result: null, ...before }) }
  }
  if (status === 'finished') return setting(match, { status: 'live' })
  return set(cancelledRunning ? resumed(clock, now) : clock, { status: cancelledFrom ?? 'scheduled', cancelledFrom: null, cancelledRunning: false, ...before })
}

/** Computes the effect of an action before clamping (spec 2 §4, §5, R9). */
function effectOf(match: MatchAggregate, action: DirectAction, context: ActionContext): Effect {
  const { clock, time } = clockThen(match, context)
  const now = context.now.getTime()
  const begun = match.periodOver ? { periodOver: false } : {}
  const set = (next: MatchClock, more: Partial<MatchState> = {}) => setting(match, { ...more, ...clockFields(next), clockSince: new Date(time) })
  // A device reports late: advance the clock from the reported time to now.
  const run = (next: MatchClock, more: Partial<MatchState> = {}) => set(clockAt(next, now), { ...more, ...begun })
  const end = (more: Partial<MatchState> = {}) => set(stopped(clock, time), { status: 'finished', ...uninterrupted(match), ...more })
  switch (action.kind) {
    case 'start': return isAbandoned(match) ? run(resumed(clock, time), { status: 'live', ...uninterrupted(match) })
      : run(started(time), { status: 'live', currentHalf: 1, ...uninterrupted(match) })
    case 'pause': return set(stopped(clock, time))
    case 'resume': return run(resumed(clock, time))
    case 'period_end': return set(stopped(clock, time), { periodOver: true })
    case 'period_start': return run(started(time, endOf(action.period - 1, context.periods ?? defaultPeriods)), { currentHalf: action.period })
    case 'stall': return set(caughtUp(clock, now))
    case 'score': return isOfGoals(context.scoring) ? goalStep(match, action, minuteOf(undefined, match, context), context) : stepEffect(match, action, context.scoring)
    case 'set_end': return setEndEffect(match)
    case 'sets': return setsEffect(match, action.sets, context.scoring)
    case 'minute': return { minute: action.step }
    case 'minute_set': return { minute: action.minute - match.currentMinute }
    case 'half': return setting(match, { currentHalf: action.half, ...begun })
    case 'event': return registrationEffect(match, action, minuteOf(action.minute, match, context), context)
    case 'event_change': {
      const removed = match.events.filter(({ id }) => id === action.eventId)
      const added = removed.map((event) => corrected(event, action, context.now))
      return { removed, added, ...scoreSteps(match, removed[0] ?? null, added[0] ?? null) }
    }
    // Deleting an event leaves the score (R1).
    case 'event_deletion': return { removed: match.events.filter(({ id }) => id === action.eventId) }
    case 'finish': return end()
    case 'result': {
      const { shootout } = withResult(match, action)
      const sets = action.sets ? { sets: [...action.sets], homePoints: 0, awayPoints: 0 } : {}
      return { ...stepsTo(match, action), ...end({ ...(shootout === match.shootout ? {} : { shootout }), ...sets }) }
    }
    case 'walkover': return {
      ...stepsTo(match, walkoverScore(action.absent, context.walkoverScore)), ...end({ result: { kind: walkover, absent: action.absent, reason: action.reason } }),
    }
    case 'abandon': return set(stopped(clock, time), interruptedState(match, action, context.now))
    case 'postpone': return setting(match, interruptedState(match, action, context.now))
    case 'kick': return setting(match, kicked(match, action))
    case 'cancel': return match.status === 'cancelled' ? setting(match, { interruption: null })
      : set(stopped(clock, time), { status: 'cancelled', cancelledFrom: match.status, cancelledRunning: match.isLive, ...uninterrupted(match) })
    case 'reopen': return reopened(match, clock, set, now)
    case 'counters': return {
      ...stepsTo(match, action), minute: (action.currentMinute ?? match.currentMinute) - match.currentMinute,
      ...(action.currentHalf === undefined ? {} : setting(match, { currentHalf: action.currentHalf })),
    }
  }
}

/**
 * Validates the event of a registration or a correction. Players that the event already names are not checked again.
 */
function invalidFields(match: MatchAggregate, action: Registration | Correction | Kick, { now, teamOf }: ActionContext): ErrorDetail[] {
  if (action.kind === 'kick') return kickErrors(match, action, teamOf)
  if (action.kind === 'event') return eventErrors(action, match, teamOf ?? (() => action.teamId))
  const before = eventOf(match, action.eventId)
  if (!before) return []
  const after = corrected(before, action, now)
  const known = new Set(after.teamId === before.teamId ? [before.playerId, before.assistPlayerId] : [])
  return eventErrors(after, match, (id) => (!teamOf || known.has(id) ? after.teamId : teamOf(id)))
}

/** Rejects a period that the match does not have; the second half can always be chosen (spec 2 §2). */
function periodError(action: MatchAction, periods: Periods): ErrorDetail | null {
  const count = allPeriods(periods)
  const message = noPeriodMessage(count)
  if (action.kind === 'period_start') return action.period > count ? { path: 'period', message } : null
  if (action.kind === 'half') return action.half > Math.max(2, count) ? { path: 'half', message } : null
  return action.kind === 'counters' && (action.currentHalf ?? 1) > Math.max(2, count) ? { path: 'currentHalf', message } : null
}

/** Rejects actions that need a winner, or a level score (B16); null accepts. */
function winnerRejection(match: MatchAggregate, action: MatchAction, { count }: Periods): RejectionReason | null {
  if (action.kind === 'kick') return kickRejection(match, action)
  if (action.kind === 'result') return resultRejection(match, action)
  if (action.kind === 'finish') return needsWinner(match) ? 'needsWinner' : null
  return action.kind === 'period_start' && action.period === count + 1 && match.homeScore !== match.awayScore ? 'notLevel' : null
}

/** Returns the reason to reject the action; null accepts it. */
function rejectionOf(match: MatchAggregate, action: MatchAction, context: ActionContext): Rejection | null {
  // A missing event is 'not found', whatever the state of the match.
  if ((action.kind === 'event_deletion' || action.kind === 'event_change') && !eventOf(match, action.eventId)) return { reason: 'noEvent' }
  if (action.kind === 'period_end' && match.status === 'live' && match.periodOver) return { reason: 'periodOver' }
  // Undoing a correction is possible in a finished match; `rowToUndo` decides.
  const isLateUndo = action.kind === 'undo' && match.status === 'finished'
  if (!isLateUndo && !canCommand(action.kind, match)) return { reason: stateRejections[action.kind] }
  if (action.kind === 'stall' && !caughtUp(clockOf(match), context.now.getTime()).isStalled) return { reason: 'notRunning' }
  if (!unbounded.has(action.kind) && (match.logCut ?? 0) + match.log.length >= matchBounds.actions) return { reason: 'tooManyActions' }
  const periods = context.periods ?? defaultPeriods
  const period = periodError(action, periods)
  if (period) return { reason: 'invalid', details: [period] }
  const scoring = scoringRejection(match, action, context.scoring)
  if (scoring) return typeof scoring === 'string' ? { reason: scoring } : { reason: 'invalid', details: [scoring] }
  const reason = winnerRejection(match, action, periods)
  if (reason) return { reason }
  const same = sameEventRow(match, action, context)
  if (action.kind !== 'event' && action.kind !== 'event_change' && action.kind !== 'kick') return same && { reason: 'sameEvent', row: same }
  if (action.kind === 'event' && match.events.length + (action.withRed ? 1 : 0) >= matchBounds.events) return { reason: 'tooManyEvents' }
  const details = invalidFields(match, action, context)
  if (details.length > 0) return { reason: 'invalid', details }
  return same && { reason: 'sameEvent', row: same }
}

/** Computes the effect of an action and the row that it undoes; or returns its rejection. */
function changeBy(match: MatchAggregate, action: MatchAction, context: ActionContext): { readonly effect: Effect; readonly undone?: LogRow } | Rejection {
  if (action.kind === 'undo') {
    const undone = rowToUndo(match, action, context)
    return typeof undone === 'string' ? { reason: undone } : { effect: undoEffect(match, undone), undone }
  }
  if (action.kind !== 'restore') return { effect: effectOf(match, action, context) }
  const then = stateAfter(match, context.wholeLog ?? match.log, action.rev)
  if (!then) return { reason: 'noRow' }
  const effect = restoreEffect(match, then)
  if (!effect) return { reason: 'alreadyThere' }
  return namesGone(effect.added, context.teamOf) ? { reason: 'eventGone' } : { effect }
}

/**
 * Applies an action to a match: the only implementation, shared by the service and the device (B2). Returns the match
 * with the next rev and the action in its log, or the rejection.
 */
export function applyAction<M extends MatchAggregate>(match: M, action: MatchAction, outside: ActionContext): Outcome<M> {
  const context = { ...outside, periods: periodsOfMatch(outside.periods ?? defaultPeriods, match) }
  const rejection = rejectionOf(match, action, context)
  if (rejection) return { rejection }
  const change = changeBy(match, action, context)
  if ('reason' in change) return { rejection: change }
  const effect = clamped(match, change.effect)
  const changed = withEffect(match, effect)
  const { now: at, by, key, asked, deviceAt } = context
  const row: LogRow = {
    key, rev: match.rev + 1, at, by, kind: action.kind, minute: changed.currentMinute, effect, ...(asked === undefined ? {} : { asked }),
    ...(deviceAt ? { deviceAt } : {}),
  }
  const log = change.undone ? markedUndone(match.log, change.undone, context) : match.log
  return { rejection: null, match: { ...changed, rev: row.rev, log: [...log, row] }, row }
}
