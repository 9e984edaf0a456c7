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

/** Open calls from the pitch, newest first; empty until loaded, and unless wanted. */
export const useOpenCalls = (isEnabled: boolean): readonly MatchCall[] =>
  reads.useTournamentMatchCallsQuery({ query: { open: 'true' } }, { ...refetchStale, skip: !isEnabled }).data?.items ??
  none

/** Open calls of one match, newest first; empty until loaded. */
export const useCallsOfMatch = (matchId: string): readonly MatchCall[] =>
  reads.useTournamentMatchCallsQuery({ query: { open: 'true', matchId } }, refetchStale).data?.items ?? none
