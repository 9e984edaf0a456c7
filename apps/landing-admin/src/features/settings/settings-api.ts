import { api, mutationOf, queryOf } from '@torneo/client'
import { settingsEndpoints } from '@torneo/contracts/settings'

export const { useLandingSettingsQuery, useLandingSaveSettingsMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingSettings: queryOf(build, settingsEndpoints.get),
    landingSaveSettings: mutationOf(build, settingsEndpoints.update),
  }),
})
