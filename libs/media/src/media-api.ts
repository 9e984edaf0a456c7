import { api, mutationOf, queryOf } from '@torneo/client'
import { restoreEndpoint } from '@torneo/contracts/bin-restore'
import { storageEndpoints } from '@torneo/contracts/storage'

/** Any save of a record changes where a file is used: the library is refetched when it opens. */
export const { useMediaFilesQuery, useMediaRemoveFileMutation, useMediaRestoreFileMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    mediaFiles: queryOf(build, storageEndpoints.list),
    mediaRemoveFile: mutationOf(build, storageEndpoints.remove),
    mediaRestoreFile: mutationOf(build, restoreEndpoint),
  }),
})
