import { api, mutationOf, queryOf } from '@torneo/client'
import { userEndpoints } from '@torneo/contracts/people/users'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { promotions } from '../../data/promotions-api'

export const captainReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentUsers: queryOf(build, userEndpoints.list) }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentAssignCaptain: mutationOf(build, promotionEndpoints.assignCaptain),
    tournamentRemoveCaptain: mutationOf(build, promotionEndpoints.removeCaptain),
    tournamentCreateCaptain: mutationOf(build, userEndpoints.createCaptain),
    tournamentCreateLink: mutationOf(build, userEndpoints.createLink),
  }),
})
writes.enhanceEndpoints({ endpoints: { tournamentAssignCaptain: { onQueryStarted: promotions.upsert } } })

export const { useTournamentUsersQuery: useUsersQuery } = captainReads
export const {
  useTournamentAssignCaptainMutation: useAssignCaptainMutation,
  useTournamentRemoveCaptainMutation: useRemoveCaptainMutation,
  useTournamentCreateCaptainMutation: useCreateCaptainMutation,
  useTournamentCreateLinkMutation: useCreateLinkMutation,
} = writes
