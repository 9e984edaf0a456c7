import { api, mutationOf, queryOf } from '@torneo/client'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { restoreEndpoint } from '@torneo/contracts/records/bin-restore'

/** No tags: any save of a record may change a file's uses, so the library refetches when it opens. */
export const { useMediaFilesQuery, useMediaRemoveFileMutation, useMediaRestoreFileMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    mediaFiles: queryOf(build, storageEndpoints.list),
    mediaRemoveFile: mutationOf(build, storageEndpoints.remove),
    mediaRestoreFile: mutationOf(build, restoreEndpoint),
  }),
})
