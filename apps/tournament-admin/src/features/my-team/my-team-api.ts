import { api, queryOf } from '@torneo/client'
import { matchEndpoints } from '@torneo/contracts/matches'
import { promotionEndpoints } from '@torneo/contracts/promotions'
import { tournamentEndpoints } from '@torneo/contracts/tournaments'

const reads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentMyPromotion: queryOf(build, promotionEndpoints.find),
    tournamentMyMatches: queryOf(build, matchEndpoints.list, [matchEndpoints.list.tag, 'teams', 'promotions']),
    tournamentOfMyTeam: queryOf(build, tournamentEndpoints.find),
  }),
})

export const {
  useTournamentMyPromotionQuery: useMyPromotionQuery,
  useTournamentMyMatchesQuery: useMyMatchesQuery,
  useTournamentOfMyTeamQuery: useMyTournamentQuery,
} = reads
