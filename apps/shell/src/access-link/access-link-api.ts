import { api, mutationOf, queryOf } from '@torneo/client'
import { ownAccountEndpoints } from '@torneo/contracts/own-account'

export const { useShellFindLinkQuery, useShellUseLinkMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // No write makes it stale but its own use, after which nobody asks.
    shellFindLink: queryOf(build, ownAccountEndpoints.findLink, []),
    shellUseLink: mutationOf(build, ownAccountEndpoints.useLink),
  }),
})
