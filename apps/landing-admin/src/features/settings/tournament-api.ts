import { api, mutationOf, queryOf } from '@torneo/client'
import { defaultTournamentId, tournamentEndpoints } from '@torneo/contracts/tournament/tournaments'

export const theTournament = { params: { id: defaultTournamentId } }

export const tournamentReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingTournament: queryOf(build, tournamentEndpoints.find) }),
})

export const { useLandingTournamentQuery } = tournamentReads
export const { useLandingSaveTournamentMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingSaveTournament: mutationOf(build, tournamentEndpoints.update) }),
})
