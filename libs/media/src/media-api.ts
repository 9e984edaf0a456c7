import { api, mutationOf, queryOf } from '@torneo/client'
import { restoreEndpoint } from '@torneo/contracts/bin-restore'
import { storageEndpoints } from '@torneo/contracts/storage'

const detailsTag = 'image-details'

/** Any save of a record changes where a file is used: the library is refetched when it opens. */
export const {
  useMediaFilesQuery, useMediaRemoveFileMutation, useMediaRestoreFileMutation, useMediaImageDetailsQuery, useMediaDescribeImageMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    mediaFiles: queryOf(build, storageEndpoints.list),
    mediaRemoveFile: mutationOf(build, storageEndpoints.remove),
    mediaRestoreFile: mutationOf(build, restoreEndpoint),
    // Apart from the others, so that it is not read again after every upload.
    mediaImageDetails: queryOf(build, storageEndpoints.details, [detailsTag]),
    mediaDescribeImage: mutationOf(build, storageEndpoints.describe),
  }),
}).enhanceEndpoints({
  endpoints: { mediaDescribeImage: { invalidatesTags: (_: unknown, error: unknown) => (error ? [] : [storageEndpoints.list.tag, detailsTag]) } },
})
