import { api, mutationOf, queryOf } from '@torneo/client'
import { previewEndpoints } from '@torneo/contracts/content/preview'

export const {
  useLandingPreviewLinkMutation: usePreviewLinkMutation,
  useLandingPreviewLinksQuery: usePreviewLinksQuery,
  useLandingEndPreviewLinksMutation: useEndPreviewLinksMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingPreviewLink: mutationOf(build, previewEndpoints.createLink),
    landingPreviewLinks: queryOf(build, previewEndpoints.links),
    landingEndPreviewLinks: mutationOf(build, previewEndpoints.endLinks),
  }),
})
