import type { MatchSide } from '@torneo/contracts/match-commands'
import type { Effect } from './match-aggregate'

interface ScoringEvent {
  readonly type: string
  readonly teamId: string
}

interface Sides {
  readonly homeTeamId: string
}

/** The side whose score an event raises; null for one that is no goal. An own goal counts for the other side (B10). */
export function scoringSide({ type, teamId }: ScoringEvent, { homeTeamId }: Sides): MatchSide | null {
  if (type !== 'goal' && type !== 'own_goal') return null
  return (teamId === homeTeamId) === (type === 'goal') ? 'home' : 'away'
}

/** The steps of the scores when one event becomes another; null: not there. */
export function scoreSteps(sides: Sides, before: ScoringEvent | null, after: ScoringEvent | null): Pick<Effect, MatchSide> {
  const [from, to] = [before && scoringSide(before, sides), after && scoringSide(after, sides)]
  return from === to ? {} : { ...(from ? { [from]: -1 } : {}), ...(to ? { [to]: 1 } : {}) }
}
