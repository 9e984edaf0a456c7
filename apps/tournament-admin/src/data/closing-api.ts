import { api, queryOf } from '@torneo/client'
import { closingEndpoints } from '@torneo/contracts/competition/closing'
import { hallOfFameOfferEndpoints } from '@torneo/contracts/content/hall-of-fame-offers'

/** Tags of the records that a closing is computed from. */
const tags = [
  'competitions',
  'matches',
  'teams',
  'players',
  'promotions',
  'tournament-sports',
  'line-ups',
  'tournaments',
]

export const closingReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentClosing: queryOf(build, closingEndpoints.list, tags) }),
})

export const { useTournamentClosingQuery: useClosingQuery } = closingReads

const offerReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentHallOfFameOffers: queryOf(build, hallOfFameOfferEndpoints.list, [...tags, 'hall-of-fame']),
  }),
})

export const { useTournamentHallOfFameOffersQuery: useHallOfFameOffersQuery } = offerReads
