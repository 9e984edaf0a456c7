import { api, mutationOf, queryOf } from '@torneo/client'
import { storedImageEndpoints } from '@torneo/contracts/files/stored-images'

export const { useLandingUnusedImagesQuery, useLandingRemoveUnusedImagesMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingUnusedImages: queryOf(build, storedImageEndpoints.unused),
    landingRemoveUnusedImages: mutationOf(build, storedImageEndpoints.removeUnused),
  }),
})
