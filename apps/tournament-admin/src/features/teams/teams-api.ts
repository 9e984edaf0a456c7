import { api, queryOf } from '@torneo/client'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'

/** Reads each team's number of players and its captain; writes to players, captains and teams invalidate it. */
export const teamRosterReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentTeamRosters: queryOf(build, teamEndpoints.rosters, [
      teamEndpoints.rosters.tag,
      'players',
      'users',
      'promotions',
      'tournament-sports',
    ]),
  }),
})

export const { useTournamentTeamRostersQuery: useTeamRostersQuery } = teamRosterReads
