import { api, mutationOf, queryOf } from '@torneo/client'
import { sponsorEndpoints } from '@torneo/contracts/sponsors'

export const {
  useLandingSponsorsQuery, useLandingAddSponsorMutation, useLandingUpdateSponsorMutation, useLandingRemoveSponsorMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingSponsors: queryOf(build, sponsorEndpoints.list),
    landingAddSponsor: mutationOf(build, sponsorEndpoints.create),
    landingUpdateSponsor: mutationOf(build, sponsorEndpoints.update),
    landingRemoveSponsor: mutationOf(build, sponsorEndpoints.remove),
  }),
})
