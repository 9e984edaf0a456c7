import { api, queryOf } from '@torneo/client'
import { matchEndpoints } from '@torneo/contracts/matches'
import { promotionEndpoints } from '@torneo/contracts/promotions'

export const myTeamReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentMyPromotion: queryOf(build, promotionEndpoints.find),
    tournamentMyMatches: queryOf(build, matchEndpoints.list, [matchEndpoints.list.tag, 'teams', 'promotions']),
  }),
})

/** What awaits a team. */
export const upcoming = (teamId: string) => ({ query: { teamId, status: 'scheduled,live' } }) as const

export const {
  useTournamentMyPromotionQuery: useMyPromotionQuery,
  useTournamentMyMatchesQuery: useMyMatchesQuery,
} = myTeamReads
