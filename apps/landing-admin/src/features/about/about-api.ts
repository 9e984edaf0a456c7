import { api, mutationOf, queryOf } from '@torneo/client'
import { aboutEndpoints } from '@torneo/contracts/about'

export const { useLandingAboutQuery, useLandingSaveAboutMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingAbout: queryOf(build, aboutEndpoints.get),
    landingSaveAbout: mutationOf(build, aboutEndpoints.put),
  }),
})
