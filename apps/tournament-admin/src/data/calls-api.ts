import { api, mutationOf, queryOf } from '@torneo/client'
import { tagsOf } from '@torneo/contracts/endpoint/reads'
import { type MatchCall, matchCallEndpoints } from '@torneo/contracts/match/match-calls'
import { refetchStale } from '@torneo/panel/screen/prefetch'

export const callReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // A goal changes no call.
    tournamentMatchCalls: queryOf(build, matchCallEndpoints.list, tagsOf(matchCallEndpoints.list, ['matches'])),
    tournamentCallOrganisers: mutationOf(build, matchCallEndpoints.create),
    tournamentUpdateCall: mutationOf(build, matchCallEndpoints.update),
  }),
})

export const {
  useTournamentCallOrganisersMutation: useCallOrganisersMutation,
  useTournamentUpdateCallMutation: useUpdateCallMutation,
} = callReads

/** Query of the open calls of all matches. */
export const openCalls = { query: { open: 'true' } } as const

const none: readonly MatchCall[] = []

/** Open calls from the pitch, newest first; empty until loaded, and unless wanted. */
export const useOpenCalls = (isEnabled: boolean): readonly MatchCall[] =>
  callReads.useTournamentMatchCallsQuery(openCalls, { ...refetchStale, skip: !isEnabled }).data?.items ?? none

/** Open calls of one match, newest first; empty until loaded. */
export const useCallsOfMatch = (matchId: string): readonly MatchCall[] =>
  callReads.useTournamentMatchCallsQuery({ query: { open: 'true', matchId } }, refetchStale).data?.items ?? none
