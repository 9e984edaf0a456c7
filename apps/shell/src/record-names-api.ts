import { api, queryOf } from '@torneo/client'
import { recordNameEndpoints } from '@torneo/contracts/records/record-names'

/**
 * Names of all records, for the palette and the first steps. Refetched after any write, like the dashboard, so that a
 * step is checked off immediately.
 */
export const { useShellRecordNamesQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellRecordNames: queryOf(build, recordNameEndpoints.list, ['record-names', 'dashboard']) }),
})
