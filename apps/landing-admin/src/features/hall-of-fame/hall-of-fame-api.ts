import { api, queryOf } from '@torneo/client'
import { hallOfFameEndpoints, type HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import { hallOfFameOfferEndpoints } from '@torneo/contracts/content/hall-of-fame-offers'
import { collectionApi } from '@torneo/panel/collection/collection-api'

/** Sorts by year, and within a year by creation. */
const newestYearFirst = (a: HallOfFameEntry, b: HallOfFameEntry) =>
  b.year - a.year || a.createdAt.localeCompare(b.createdAt)

export const hallOfFame = collectionApi('landing', hallOfFameEndpoints, newestYearFirst)

export const offerReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingHallOfFameOffers: queryOf(build, hallOfFameOfferEndpoints.list) }),
})
export const { useLandingHallOfFameOffersQuery: useOffersQuery } = offerReads
