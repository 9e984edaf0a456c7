import type { MatchSide, ScoreStep } from '@torneo/contracts/match/match-commands'
import { unidentified } from '@torneo/contracts/match/match-event'
import { scoringOf } from '../scoring/scorings'
import type { AppliedContext } from './actions/action'
import { withAddedTime } from './clock/periods'
import { eventTypeOf, hasField } from './event-types'
import { sendingOff } from './event-types/cards'
import { timeline } from './log/timeline'
import { type Effect, type MatchAggregate, matchBounds, redCardId, type RegisteredEvent } from './match-aggregate'
import { goalsOf, type ScoringEvent, scoreSteps, scoringSide } from './result/scoring'

/** An event to add; `counted`: the score already includes the goal; `withRed`: with the red card of a second yellow one. */
type NewEvent = Pick<RegisteredEvent, 'type' | 'teamId' | 'playerId'> & {
  readonly [Field in 'assistPlayerId' | 'outPlayerId' | 'added' | 'penalty' | 'points']?:
    | RegisteredEvent[Field]
    | undefined
} & { readonly counted?: boolean | undefined; readonly withRed?: boolean | undefined }
type Scored = Pick<MatchAggregate, 'homeTeamId' | 'homeScore' | 'awayScore' | 'events'>

/** Builds the events to add: a second yellow card is two events, the yellow and the red one (B11). */
export function newEvents(
  action: NewEvent,
  minute: number,
  { now, eventId, scoring }: AppliedContext,
): RegisteredEvent[] {
  const {
    type,
    teamId,
    playerId,
    assistPlayerId = null,
    outPlayerId,
    added = 0,
    penalty = false,
    points,
    withRed,
  } = action
  const time = now.toISOString()
  const event = {
    id: eventId,
    type,
    playerId,
    teamId,
    minute,
    added,
    penalty,
    assistPlayerId,
    ...(outPlayerId && { outPlayerId }),
    timestamp: time,
    createdAt: time,
    updatedAt: time,
    rev: 1,
    ...(hasField(type, 'points') && (points !== undefined || scoringOf(scoring).countsPoints)
      ? { points: points ?? 1 }
      : {}),
  }
  return withRed ? [event, { ...event, id: redCardId(eventId), type: sendingOff }] : [event]
}

/** A side's score minus its goals in the timeline; negative if the timeline has more. */
const scoreExcess = (match: Scored, side: MatchSide): number =>
  match[`${side}Score`] - goalsOf(match.events, match, side)

/** Finds a side's newest unidentified goal of this worth. */
const unidentifiedGoal = (match: Scored, side: MatchSide, worth = 1): RegisteredEvent | undefined =>
  timeline(match.events).find(
    (event) =>
      eventTypeOf(event.type).scores === 'own' &&
      event.playerId === unidentified &&
      (event.points ?? 1) === worth &&
      scoringSide(event, match) === side,
  )

/** Finds the unidentified goal that a counted registration names (B9); undefined if the timeline lacks it. */
function goalToIdentify(match: Scored, action: ScoringEvent): RegisteredEvent | undefined {
  const side = scoringSide(action, match)
  return side && scoreExcess(match, side) <= 0 ? unidentifiedGoal(match, side, action.points) : undefined
}

export function registrationEffect(
  match: MatchAggregate,
  action: NewEvent,
  minute: number,
  context: AppliedContext,
): Effect {
  const added = newEvents(action, minute, context)
  if (!action.counted) return { added, ...scoreSteps(match, null, action) }
  const goal = goalToIdentify(match, action)
  if (!goal) return { added }
  const { id, timestamp, createdAt, rev } = goal
  return { removed: [goal], added: added.map((event) => ({ ...event, id, timestamp, createdAt, rev: rev + 1 })) }
}

/**
 * Steps the score in a sport scored by goals. Up adds an unidentified goal to the timeline; down removes the latest one
 * (B9). If score and timeline differ, as after a deleted goal (R1), a step towards agreement leaves the timeline as it
 * is.
 */
export function goalStep(
  match: MatchAggregate,
  { side, step }: Pick<ScoreStep, 'side' | 'step'>,
  minute: number,
  context: AppliedContext,
): Effect {
  const excess = scoreExcess(match, side)
  if (step < 0) {
    const last = excess <= 0 && match[`${side}Score`] > 0 ? unidentifiedGoal(match, side) : undefined
    return { [side]: step, ...(last ? { removed: [last] } : {}) }
  }
  if (excess < 0 || match.events.length >= matchBounds.events) return { [side]: step }
  const { minute: matchMinute, added } = withAddedTime(minute, match.currentHalf, context.periods)
  return {
    [side]: step,
    added: newEvents(
      { type: 'goal', teamId: match[`${side}TeamId`] ?? '', playerId: unidentified, added },
      matchMinute,
      context,
    ),
  }
}
