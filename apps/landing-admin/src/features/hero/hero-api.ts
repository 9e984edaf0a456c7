import { api, mutationOf } from '@torneo/client'
import { heroEndpoints } from '@torneo/contracts/content/hero'

export const { useLandingToggleHeroMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingToggleHero: mutationOf(build, heroEndpoints.toggle) }),
})
