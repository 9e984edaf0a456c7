import { api, mutationOf, queryOf } from '@torneo/client'
import { settingsEndpoints } from '@torneo/contracts/settings'

export const settingsReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingSettings: queryOf(build, settingsEndpoints.get) }),
})

export const { useLandingSettingsQuery } = settingsReads
export const { useLandingSaveSettingsMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingSaveSettings: mutationOf(build, settingsEndpoints.update) }),
})
