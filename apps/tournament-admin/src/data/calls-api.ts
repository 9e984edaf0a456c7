import { api, mutationOf, queryOf } from '@torneo/client'
import { type MatchCall, matchCallEndpoints } from '@torneo/contracts/match/match-calls'
import { refetchStale } from '@torneo/panel/screen/prefetch'

const reads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentMatchCalls: queryOf(build, matchCallEndpoints.list),
    tournamentCallOrganisers: mutationOf(build, matchCallEndpoints.create),
    tournamentUpdateCall: mutationOf(build, matchCallEndpoints.update),
  }),
})

export const {
  useTournamentCallOrganisersMutation: useCallOrganisersMutation,
  useTournamentUpdateCallMutation: useUpdateCallMutation,
} = reads

const none: readonly MatchCall[] = []

/** Open calls from the pitch, newest first, of one match or of all; empty until loaded. */
export function useOpenCalls(matchId?: string): readonly MatchCall[] {
  const query = { open: 'true', ...(matchId === undefined ? {} : { matchId }) } as const
  return reads.useTournamentMatchCallsQuery({ query }, refetchStale).data?.items ?? none
}
