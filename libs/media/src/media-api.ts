import { api, mutationOf, queryOf } from '@torneo/client'
import { storageEndpoints } from '@torneo/contracts/storage'

/** Where a file is used changes with any save of a record: whoever shows the library reads it anew when it opens. */
export const { useMediaFilesQuery, useMediaRemoveFileMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    mediaFiles: queryOf(build, storageEndpoints.list),
    mediaRemoveFile: mutationOf(build, storageEndpoints.remove),
  }),
})
