import { api, mutationOf, queryOf } from '@torneo/client'
import { sponsorEndpoints, type Sponsor } from '@torneo/contracts/sponsors'
import { shownAtOnce } from '@torneo/panel/shown-at-once'

export const sponsorReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingSponsors: queryOf(build, sponsorEndpoints.list) }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingAddSponsor: mutationOf(build, sponsorEndpoints.create),
    landingUpdateSponsor: mutationOf(build, sponsorEndpoints.update),
    landingRemoveSponsor: mutationOf(build, sponsorEndpoints.remove),
  }),
})

/** R19: by the words of the tiers. */
const byTierThenName = (a: Sponsor, b: Sponsor) => a.tier.localeCompare(b.tier) || a.name.localeCompare(b.name, 'es')
const { stored, removed } = shownAtOnce((change) => sponsorReads.util.updateQueryData('landingSponsors', undefined, change), byTierThenName)

writes.enhanceEndpoints({
  endpoints: {
    landingAddSponsor: { onQueryStarted: stored },
    landingUpdateSponsor: { onQueryStarted: stored },
    landingRemoveSponsor: { onQueryStarted: removed },
  },
})

export const { useLandingSponsorsQuery } = sponsorReads
export const { useLandingAddSponsorMutation, useLandingUpdateSponsorMutation, useLandingRemoveSponsorMutation } = writes
