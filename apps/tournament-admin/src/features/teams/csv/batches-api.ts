import { api, mutationOf, queryOf } from '@torneo/client'
import { playerEndpoints } from '@torneo/contracts/tournament/players'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'

const calls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentCreateTeams: mutationOf(build, teamEndpoints.createAll),
    tournamentCreatePlayers: mutationOf(build, playerEndpoints.createAll),
    tournamentAllPlayers: queryOf(build, playerEndpoints.list),
  }),
})

export const {
  useTournamentCreateTeamsMutation: useCreateTeams,
  useTournamentCreatePlayersMutation: useCreatePlayers,
  useLazyTournamentAllPlayersQuery: useReadPlayers,
} = calls
