import { api, queryOf } from '@torneo/client'
import { recordNameEndpoints } from '@torneo/contracts/records/record-names'

/** Names of all records, for the palette and the first steps. */
export const { useShellRecordNamesQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellRecordNames: queryOf(build, recordNameEndpoints.list) }),
})
