import { api, mutationOf, queryOf } from '@torneo/client'
import { defaultTournamentId, tournamentEndpoints } from '@torneo/contracts/tournament/tournaments'

/** The only tournament. */
export const defaultTournament = { params: { id: defaultTournamentId } } as const

/** Reads the tournament, whose rules limit its captains. */
export const tournamentReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentTournament: queryOf(build, tournamentEndpoints.find) }),
})

export const { useTournamentTournamentQuery: useTournamentQuery, useLazyTournamentTournamentQuery: useReadTournament } =
  tournamentReads
export const { useTournamentChangeTournamentMutation: useChangeTournamentMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentChangeTournament: mutationOf(build, tournamentEndpoints.update) }),
})
