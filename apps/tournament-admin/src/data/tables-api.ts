import { api, queryOf } from '@torneo/client'
import { scorersEndpoints } from '@torneo/contracts/tournament/scorers'
import { standingsEndpoints } from '@torneo/contracts/tournament/standings'

/** Tags of the records that tables are computed from. */
const tags = ['tournament-sports', 'promotions', 'teams', 'players']

export const tableReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentStandings: queryOf(build, standingsEndpoints.list, tags),
    tournamentScorers: queryOf(build, scorersEndpoints.list, tags),
  }),
})

export const { useTournamentStandingsQuery: useStandingsQuery, useTournamentScorersQuery: useScorersQuery } = tableReads
