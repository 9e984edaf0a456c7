import { api, mutationOf, queryOf } from '@torneo/client'
import { binEndpoints } from '@torneo/contracts/bin'

// Every deletion writes a row of activity or hides a file: then the list is read again while it is open.
const tags = ['bin', 'dashboard', 'storage']

export const { useBinListQuery: useBinQuery, useBinPurgeMutation: usePurgeMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    binList: queryOf(build, binEndpoints.list, tags),
    binPurge: mutationOf(build, binEndpoints.purge),
  }),
})
