import { api, mutationOf, queryOf } from '@torneo/client'
import { type Tournament, tournamentEndpoints } from '@torneo/contracts/tournament/tournaments'
import { openEdition } from '@torneo/domain/records/open-edition'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { useCallback } from 'react'

/** Reads the editions: the open one, whose rules limit its captains, and the archived ones. */
export const editionReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentEditions: queryOf(build, tournamentEndpoints.list) }),
})

export const { useTournamentEditionsQuery: useEditionsQuery } = editionReads
const { useLazyTournamentEditionsQuery: useReadEditions } = editionReads

/** The open edition; undefined while it is loading or cannot be read. */
export function useTournament(): Tournament | undefined {
  const { data } = useEditionsQuery(undefined, refetchStale)
  return (data && openEdition(data.items)) ?? undefined
}

/** Reads the open edition, from the cache if it was read before. Rejects if it cannot be read. */
export function useReadTournament(): () => Promise<Tournament> {
  const [read] = useReadEditions()
  return useCallback(async () => {
    const open = openEdition((await read(undefined, true).unwrap()).items)
    if (!open) throw new Error('No edition is open')
    return open
  }, [read])
}

export const { useTournamentChangeTournamentMutation: useChangeTournamentMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentChangeTournament: mutationOf(build, tournamentEndpoints.update) }),
})
