import { api, queryOf } from '@torneo/client'
import { teamEndpoints } from '@torneo/contracts/teams'

/** How many players each team has and who captains it: players, captains and the teams themselves change it. */
export const teamRosterReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentTeamRosters: queryOf(build, teamEndpoints.rosters, [teamEndpoints.rosters.tag, 'players', 'users', 'promotions', 'tournament-sports']),
  }),
})

export const { useTournamentTeamRostersQuery: useTeamRostersQuery } = teamRosterReads
