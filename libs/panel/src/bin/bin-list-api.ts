import { api, mutationOf, queryOf } from '@torneo/client'
import { binEndpoints } from '@torneo/contracts/records/bin'

// Every deletion writes an activity row or hides a file, so these tags refetch the open list.
const tags = ['bin', 'dashboard', 'storage']

export const { useBinListQuery: useBinQuery, useBinPurgeMutation: usePurgeMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    binList: queryOf(build, binEndpoints.list, tags),
    binPurge: mutationOf(build, binEndpoints.purge),
  }),
})
