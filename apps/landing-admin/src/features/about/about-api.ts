import { api, mutationOf, queryOf } from '@torneo/client'
import { aboutEndpoints } from '@torneo/contracts/about'

export const aboutReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingAbout: queryOf(build, aboutEndpoints.get) }),
})

export const { useLandingAboutQuery } = aboutReads
export const { useLandingSaveAboutMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingSaveAbout: mutationOf(build, aboutEndpoints.put) }),
})
