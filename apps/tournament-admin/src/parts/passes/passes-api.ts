import { api, mutationOf, queryOf } from '@torneo/client'
import { passEndpoints } from '@torneo/contracts/people/passes'

export const {
  useTournamentPassesQuery: usePassesQuery,
  useTournamentCreatePassMutation: useCreatePassMutation,
  useTournamentRevokePassMutation: useRevokePassMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentPasses: queryOf(build, passEndpoints.list),
    tournamentCreatePass: mutationOf(build, passEndpoints.create),
    tournamentRevokePass: mutationOf(build, passEndpoints.revoke),
  }),
})
