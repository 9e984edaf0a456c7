import { api, queryOf } from '@torneo/client'
import { closingEndpoints } from '@torneo/contracts/competition/closing'
import { hallOfFameOfferEndpoints } from '@torneo/contracts/content/hall-of-fame-offers'

export const closingReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentClosing: queryOf(build, closingEndpoints.list) }),
})

export const { useTournamentClosingQuery: useClosingQuery } = closingReads

const offerReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentHallOfFameOffers: queryOf(build, hallOfFameOfferEndpoints.list) }),
})

export const { useTournamentHallOfFameOffersQuery: useHallOfFameOffersQuery } = offerReads
