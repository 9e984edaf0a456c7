import { api, mutationOf, queryOf } from '@torneo/client'
import { officialLinkEndpoints } from '@torneo/contracts/match/official-links'

export const {
  useTournamentOfficialLinksQuery: useOfficialLinksQuery,
  useTournamentCreateOfficialLinkMutation: useCreateOfficialLink,
  useTournamentRevokeOfficialLinkMutation: useRevokeOfficialLink,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentOfficialLinks: queryOf(build, officialLinkEndpoints.list),
    tournamentCreateOfficialLink: mutationOf(build, officialLinkEndpoints.create),
    tournamentRevokeOfficialLink: mutationOf(build, officialLinkEndpoints.revoke),
  }),
})
