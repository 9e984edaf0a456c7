import { api, queryOf } from '@torneo/client'
import { tagsOf } from '@torneo/contracts/endpoint/reads'
import { type Suspension, suspensionEndpoints } from '@torneo/contracts/tournament/suspensions'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { useMemo } from 'react'

export const suspensionReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentSuspensions: queryOf(build, suspensionEndpoints.list),
    // A goal suspends no player, so the live board need not refetch after each event.
    tournamentBoardSuspensions: queryOf(build, suspensionEndpoints.list, tagsOf(suspensionEndpoints.list, ['matches'])),
  }),
})

export const { useTournamentSuspensionsQuery: useSuspensionsQuery } = suspensionReads

const none: readonly Suspension[] = []

/** Suspensions, including lifted ones; empty until loaded. */
export const useSuspensions = (
  query: { readonly matchId?: string; readonly teamId?: string } = {},
): readonly Suspension[] => useSuspensionsQuery({ query }, refetchStale).data?.items ?? none

export function useSuspendedIn(matchId: string): ReadonlySet<string> {
  const { data } = suspensionReads.useTournamentBoardSuspensionsQuery({ query: { matchId } }, refetchStale)
  return useMemo(() => new Set(data?.items.flatMap(({ playerId, lift }) => (lift ? [] : [playerId]))), [data])
}
