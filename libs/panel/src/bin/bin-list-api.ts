import { api, mutationOf, queryOf } from '@torneo/client'
import { binEndpoints } from '@torneo/contracts/records/bin'

export const { useBinListQuery: useBinQuery, useBinPurgeMutation: usePurgeMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    binList: queryOf(build, binEndpoints.list),
    binPurge: mutationOf(build, binEndpoints.purge),
  }),
})
