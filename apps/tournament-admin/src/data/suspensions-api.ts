import { useMemo } from 'react'
import { api, queryOf } from '@torneo/client'
import { type Suspension, suspensionEndpoints } from '@torneo/contracts/suspensions'
import { refetchStale } from '@torneo/panel/prefetch'

const { tag } = suspensionEndpoints.list
/** What suspensions are made of. */
const tags = [tag, 'matches', 'players', 'teams', 'tournament-sports']

export const suspensionReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentSuspensions: queryOf(build, suspensionEndpoints.list, tags),
    // A goal suspends nobody: a board reads them once.
    tournamentBoardSuspensions: queryOf(build, suspensionEndpoints.list, [tag]),
  }),
})

export const { useTournamentSuspensionsQuery: useSuspensionsQuery } = suspensionReads

const none: readonly Suspension[] = []

/** Suspensions, lifted ones too; none until they are known. */
export const useSuspensions = (query: { readonly matchId?: string; readonly teamId?: string } = {}): readonly Suspension[] =>
  useSuspensionsQuery({ query }, refetchStale).data?.items ?? none

/** Who may not play in a match. */
export function useSuspendedIn(matchId: string): ReadonlySet<string> {
  const { data } = suspensionReads.useTournamentBoardSuspensionsQuery({ query: { matchId } }, refetchStale)
  return useMemo(() => new Set(data?.items.flatMap(({ playerId, lift }) => (lift ? [] : [playerId]))), [data])
}
