import { api, mutationOf, queryOf } from '@torneo/client'
import { ownAccountEndpoints } from '@torneo/contracts/people/own-account'

export const { useShellFindLinkQuery, useShellUseLinkMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // No tags: only using the link changes it, and it is not requested again afterwards.
    shellFindLink: queryOf(build, ownAccountEndpoints.findLink, []),
    shellUseLink: mutationOf(build, ownAccountEndpoints.useLink),
  }),
})
