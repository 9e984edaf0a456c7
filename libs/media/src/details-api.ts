import { api, mutationOf, queryOf } from '@torneo/client'
import { storedImageEndpoints } from '@torneo/contracts/files/stored-images'

const detailsTag = 'image-details'

/** Reads texts and focal points of images. Separate from the files, so that an upload does not refetch them. */
export const imageDetailsReads = api
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      mediaImageDetails: queryOf(build, storedImageEndpoints.details, [detailsTag]),
      mediaDescribeImage: mutationOf(build, storedImageEndpoints.describe),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      mediaDescribeImage: {
        invalidatesTags: (_: unknown, error: unknown) => (error ? [] : [storedImageEndpoints.describe.tag, detailsTag]),
      },
    },
  })

export const { useMediaImageDetailsQuery, useMediaDescribeImageMutation } = imageDetailsReads
