import { api, mutationOf, queryOf } from '@torneo/client'
import { heroEndpoints } from '@torneo/contracts/hero'

export const { useLandingHeroQuery, useLandingSaveHeroMutation, useLandingToggleHeroMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingHero: queryOf(build, heroEndpoints.get),
    landingSaveHero: mutationOf(build, heroEndpoints.put),
    landingToggleHero: mutationOf(build, heroEndpoints.toggle),
  }),
})
