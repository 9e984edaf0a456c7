import { api, mutationOf } from '@torneo/client'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { recordApi } from '../../parts/record-api'

export const heroApi = recordApi(heroEndpoints.get, heroEndpoints.put)

export const { useLandingToggleHeroMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingToggleHero: mutationOf(build, heroEndpoints.toggle) }),
})
