import { api, queryOf } from '@torneo/client'
import { promotionEndpoints } from '@torneo/contracts/promotions'

/** The list that the promotions' own screen changes, and that teams choose from. Its captains are read from the users (R33). */
export const promotionReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentPromotions: queryOf(build, promotionEndpoints.list, [promotionEndpoints.list.tag, 'users']),
  }),
})

export const { useTournamentPromotionsQuery: usePromotionsQuery } = promotionReads
