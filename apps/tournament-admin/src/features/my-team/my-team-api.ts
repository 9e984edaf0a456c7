import { api, queryOf } from '@torneo/client'
import { matchEndpoints } from '@torneo/contracts/matches'
import { promotionEndpoints } from '@torneo/contracts/promotions'

const reads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentMyPromotion: queryOf(build, promotionEndpoints.find),
    tournamentMyMatches: queryOf(build, matchEndpoints.list, [matchEndpoints.list.tag, 'teams', 'promotions']),
  }),
})

export const {
  useTournamentMyPromotionQuery: useMyPromotionQuery,
  useTournamentMyMatchesQuery: useMyMatchesQuery,
} = reads
