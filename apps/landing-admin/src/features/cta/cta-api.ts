import { api, mutationOf, queryOf } from '@torneo/client'
import { ctaEndpoints } from '@torneo/contracts/cta'

export const ctaReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingCta: queryOf(build, ctaEndpoints.get) }),
})

export const { useLandingCtaQuery } = ctaReads
export const { useLandingSaveCtaMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingSaveCta: mutationOf(build, ctaEndpoints.put) }),
})
