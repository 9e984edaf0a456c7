import { api, mutationOf, queryOf } from '@torneo/client'
import { officialLinkEndpoints } from '@torneo/contracts/match/official-links'

export const { useShellOfficialPageQuery, useShellConfirmMatchesMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // No tags: this page has no session, and learns of changes from the public socket.
    shellOfficialPage: queryOf(build, officialLinkEndpoints.open, []),
    shellConfirmMatches: mutationOf(build, officialLinkEndpoints.confirm),
  }),
})
