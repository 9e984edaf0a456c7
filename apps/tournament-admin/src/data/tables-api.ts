import { api, queryOf } from '@torneo/client'
import { scorersEndpoints } from '@torneo/contracts/scorers'
import { standingsEndpoints } from '@torneo/contracts/standings'

/** What tables are made of: a write to one of these makes a table old. */
const tags = ['tournament-sports', 'promotions', 'teams', 'players']

export const tableReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentStandings: queryOf(build, standingsEndpoints.list, tags),
    tournamentScorers: queryOf(build, scorersEndpoints.list, tags),
  }),
})

export const { useTournamentStandingsQuery: useStandingsQuery, useTournamentScorersQuery: useScorersQuery } = tableReads
