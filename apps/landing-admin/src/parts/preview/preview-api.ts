import { api, mutationOf } from '@torneo/client'
import { previewEndpoints } from '@torneo/contracts/preview'

export const { useLandingPreviewLinkMutation: usePreviewLinkMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingPreviewLink: mutationOf(build, previewEndpoints.createLink) }),
})
