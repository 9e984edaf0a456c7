import { api, mutationOf, queryOf } from '@torneo/client'
import { defaultTournamentId, tournamentEndpoints } from '@torneo/contracts/tournaments'

/** The one there is. */
export const defaultTournament = { params: { id: defaultTournamentId } } as const

/** The tournament: what its captains are bound by. */
export const tournamentReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentTournament: queryOf(build, tournamentEndpoints.find) }),
})

export const { useTournamentTournamentQuery: useTournamentQuery, useLazyTournamentTournamentQuery: useReadTournament } = tournamentReads
export const { useTournamentChangeTournamentMutation: useChangeTournamentMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentChangeTournament: mutationOf(build, tournamentEndpoints.update) }),
})
