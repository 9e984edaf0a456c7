import { api, mutationOf, queryOf } from '@torneo/client'
import { storageEndpoints } from '@torneo/contracts/storage'

/** Any save of a record changes where a file is used: the library is refetched when it opens. */
export const { useMediaFilesQuery, useMediaRemoveFileMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    mediaFiles: queryOf(build, storageEndpoints.list),
    mediaRemoveFile: mutationOf(build, storageEndpoints.remove),
  }),
})
