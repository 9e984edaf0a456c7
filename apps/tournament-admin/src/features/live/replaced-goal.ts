import type { MatchSide } from '@torneo/contracts/match-commands'
import type { Match } from '@torneo/contracts/matches'
import type { OwnAction } from './engine/match-view'

/**
 * The side whose goal was deleted and then registered anew, as for another player: deleting leaves the score (R1), so that it may now be one too
 * high. Null where nothing of the kind was done.
 */
export function replacedGoal(newestFirst: readonly OwnAction[], { homeTeamId, awayTeamId }: Pick<Match, 'homeTeamId' | 'awayTeamId'>): MatchSide | null {
  const goals = newestFirst.filter(({ event }) => event?.type === 'goal')
  const again = goals.find(({ action, event }, place) => action.kind === 'event'
    && goals.slice(place + 1).some((before) => before.action.kind === 'event_deletion' && before.event?.teamId === event?.teamId))
  const teamId = again?.event?.teamId
  return teamId === homeTeamId ? 'home' : teamId === awayTeamId ? 'away' : null
}
