import { api, mutationOf, queryOf } from '@torneo/client'
import { tournamentEndpoints } from '@torneo/contracts/tournaments'

/** The tournament: what its captains are bound by. */
export const { useTournamentTournamentQuery: useTournamentQuery, useTournamentChangeTournamentMutation: useChangeTournamentMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentTournament: queryOf(build, tournamentEndpoints.find),
    tournamentChangeTournament: mutationOf(build, tournamentEndpoints.update),
  }),
})
