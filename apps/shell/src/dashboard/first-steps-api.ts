import { api, queryOf } from '@torneo/client'
import { recordNameEndpoints } from '@torneo/contracts/record-names'

/** Read again after any write, as the dashboard is: a step ticks itself off. */
export const { useShellGuideNamesQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellGuideNames: queryOf(build, recordNameEndpoints.list, ['record-names', 'dashboard']),
  }),
})
