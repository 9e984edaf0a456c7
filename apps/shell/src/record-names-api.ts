import { api, queryOf } from '@torneo/client'
import { recordNameEndpoints } from '@torneo/contracts/record-names'

/** The names of all records, for the palette and the first steps. Read again after any write, as the dashboard is: a step ticks itself off. */
export const { useShellRecordNamesQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellRecordNames: queryOf(build, recordNameEndpoints.list, ['record-names', 'dashboard']) }),
})
