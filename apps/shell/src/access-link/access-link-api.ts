import { api, mutationOf, queryOf } from '@torneo/client'
import { accountEndpoints } from '@torneo/contracts/account'

export const { useShellFindLinkQuery, useShellUseLinkMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // No write makes it stale but its own use, after which nobody asks.
    shellFindLink: queryOf(build, accountEndpoints.findLink, []),
    shellUseLink: mutationOf(build, accountEndpoints.useLink),
  }),
})
