import { api, queryOf } from '@torneo/client'
import { recordNameEndpoints } from '@torneo/contracts/record-names'

export const { useShellRecordNamesQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellRecordNames: queryOf(build, recordNameEndpoints.list) }),
})
