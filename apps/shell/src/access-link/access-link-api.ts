import { api, mutationOf, queryOf } from '@torneo/client'
import { ownAccountEndpoints } from '@torneo/contracts/own-account'

export const { useShellFindLinkQuery, useShellUseLinkMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // Only its own use makes it stale, and after that it is not requested again.
    shellFindLink: queryOf(build, ownAccountEndpoints.findLink, []),
    shellUseLink: mutationOf(build, ownAccountEndpoints.useLink),
  }),
})
