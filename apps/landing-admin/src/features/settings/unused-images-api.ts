import { api, mutationOf, queryOf } from '@torneo/client'
import { storageEndpoints } from '@torneo/contracts/storage'

export const { useLandingUnusedImagesQuery, useLandingRemoveUnusedImagesMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingUnusedImages: queryOf(build, storageEndpoints.unused),
    landingRemoveUnusedImages: mutationOf(build, storageEndpoints.removeUnused),
  }),
})
