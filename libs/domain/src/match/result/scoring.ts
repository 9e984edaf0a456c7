import type { MatchSide } from '@torneo/contracts/match/match-commands'
import { eventTypeOf } from '../event-types'
import type { Effect } from '../match-aggregate'

export interface ScoringEvent {
  readonly type: string
  readonly teamId: string
  /** Absent: 1. */
  readonly points?: number | undefined
}

interface Sides {
  readonly homeTeamId: string | null
}

/**
 * Returns the side whose score an event raises; null unless it is a goal. An own goal counts for the other side (B10).
 */
export function scoringSide({ type, teamId }: ScoringEvent, { homeTeamId }: Sides): MatchSide | null {
  const { scores } = eventTypeOf(type)
  return scores ? ((teamId === homeTeamId) === (scores === 'own') ? 'home' : 'away') : null
}

/** Steps of the scores when one event replaces another; null stands for no event. */
export function scoreSteps(
  sides: Sides,
  before: ScoringEvent | null,
  after: ScoringEvent | null,
): Pick<Effect, MatchSide> {
  const worth = (event: ScoringEvent | null, side: MatchSide) =>
    event && scoringSide(event, sides) === side ? (event.points ?? 1) : 0
  const steps = (['home', 'away'] as const).map((side) => [side, worth(after, side) - worth(before, side)] as const)
  return Object.fromEntries(steps.filter(([, step]) => step !== 0))
}

interface Scored extends Sides {
  readonly homeScore: number
  readonly awayScore: number
}

/** Points of each score that no goal in the timeline covers, at least 0: baskets registered without a player (B13). */
export const pointsWithoutPlayer = (
  match: Scored,
  events: readonly ScoringEvent[],
): Readonly<Record<MatchSide, number>> => ({
  home: Math.max(0, match.homeScore - goalsOf(events, match, 'home')),
  away: Math.max(0, match.awayScore - goalsOf(events, match, 'away')),
})

/** Sums the worth of a side's goals in the timeline. */
export function goalsOf(events: readonly ScoringEvent[], sides: Sides, side: MatchSide): number {
  return events.filter((event) => scoringSide(event, sides) === side).reduce((sum, { points = 1 }) => sum + points, 0)
}
