import { api, mutationOf, queryOf } from '@torneo/client'
import { landingSportEndpoints, type LandingSport } from '@torneo/contracts/landing-sports'
import { shownAtOnce } from '@torneo/panel/shown-at-once'

export const landingSportReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingSports: queryOf(build, landingSportEndpoints.list) }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingAddSport: mutationOf(build, landingSportEndpoints.create),
    landingUpdateSport: mutationOf(build, landingSportEndpoints.update),
    landingRemoveSport: mutationOf(build, landingSportEndpoints.remove),
  }),
})

const newestFirst = (a: LandingSport, b: LandingSport) => b.createdAt.localeCompare(a.createdAt)
const { stored, removed } = shownAtOnce((change) => landingSportReads.util.updateQueryData('landingSports', undefined, change), newestFirst)

writes.enhanceEndpoints({
  endpoints: {
    landingAddSport: { onQueryStarted: stored },
    landingUpdateSport: { onQueryStarted: stored },
    landingRemoveSport: { onQueryStarted: removed },
  },
})

export const { useLandingSportsQuery } = landingSportReads
export const { useLandingAddSportMutation, useLandingUpdateSportMutation, useLandingRemoveSportMutation } = writes
