import { api, mutationOf, queryOf } from '@torneo/client'
import { ctaEndpoints } from '@torneo/contracts/cta'

export const { useLandingCtaQuery, useLandingSaveCtaMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingCta: queryOf(build, ctaEndpoints.get),
    landingSaveCta: mutationOf(build, ctaEndpoints.put),
  }),
})
