import { api, queryOf } from '@torneo/client'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'

export const myTeamReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentMyTeams: queryOf(build, teamEndpoints.list),
    tournamentMyPromotion: queryOf(build, promotionEndpoints.find),
    tournamentMyMatches: queryOf(build, matchEndpoints.list),
  }),
})

/** Query of a team's unfinished matches. */
export const upcoming = (teamId: string) => ({ query: { teamId, status: 'scheduled,live' } }) as const

export const {
  useTournamentMyTeamsQuery: useMyTeamsQuery,
  useTournamentMyPromotionQuery: useMyPromotionQuery,
  useTournamentMyMatchesQuery: useMyMatchesQuery,
} = myTeamReads
