import { useMemo } from 'react'
import { api, queryOf } from '@torneo/client'
import { type Suspension, suspensionEndpoints } from '@torneo/contracts/suspensions'
import { refetchStale } from '@torneo/panel/prefetch'

const { tag } = suspensionEndpoints.list
/** Suspensions are derived from these records. */
const tags = [tag, 'matches', 'players', 'teams', 'tournament-sports']

export const suspensionReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentSuspensions: queryOf(build, suspensionEndpoints.list, tags),
    // Without the match tags: a goal suspends no one, so the live board does not refetch after each event.
    tournamentBoardSuspensions: queryOf(build, suspensionEndpoints.list, [tag]),
  }),
})

export const { useTournamentSuspensionsQuery: useSuspensionsQuery } = suspensionReads

const none: readonly Suspension[] = []

/** Suspensions, including lifted ones; empty until loaded. */
export const useSuspensions = (query: { readonly matchId?: string; readonly teamId?: string } = {}): readonly Suspension[] =>
  useSuspensionsQuery({ query }, refetchStale).data?.items ?? none

/** Ids of the players suspended for a match. */
export function useSuspendedIn(matchId: string): ReadonlySet<string> {
  const { data } = suspensionReads.useTournamentBoardSuspensionsQuery({ query: { matchId } }, refetchStale)
  return useMemo(() => new Set(data?.items.flatMap(({ playerId, lift }) => (lift ? [] : [playerId]))), [data])
}
