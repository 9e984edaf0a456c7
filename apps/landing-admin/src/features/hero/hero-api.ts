import { api, mutationOf, queryOf } from '@torneo/client'
import { heroEndpoints } from '@torneo/contracts/hero'

export const heroReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingHero: queryOf(build, heroEndpoints.get) }),
})

export const { useLandingHeroQuery } = heroReads
export const { useLandingSaveHeroMutation, useLandingToggleHeroMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingSaveHero: mutationOf(build, heroEndpoints.put),
    landingToggleHero: mutationOf(build, heroEndpoints.toggle),
  }),
})
