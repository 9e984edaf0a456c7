import { api, queryOf } from '@torneo/client'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'

/** Reads each team's number of players and its captain. */
export const teamRosterReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentTeamRosters: queryOf(build, teamEndpoints.rosters) }),
})

export const { useTournamentTeamRostersQuery: useTeamRostersQuery } = teamRosterReads
