import { api, mutationOf, queryOf } from '@torneo/client'
import { storedImageEndpoints } from '@torneo/contracts/stored-images'

const detailsTag = 'image-details'

/** What was said of images. Apart from the files, so that it is not read again after every upload. */
export const { useMediaImageDetailsQuery, useMediaDescribeImageMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    mediaImageDetails: queryOf(build, storedImageEndpoints.details, [detailsTag]),
    mediaDescribeImage: mutationOf(build, storedImageEndpoints.describe),
  }),
}).enhanceEndpoints({
  endpoints: { mediaDescribeImage: { invalidatesTags: (_: unknown, error: unknown) => (error ? [] : [storedImageEndpoints.describe.tag, detailsTag]) } },
})
