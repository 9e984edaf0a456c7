import { api, queryOf } from '@torneo/client'
import { tagsOf } from '@torneo/contracts/endpoint/reads'
import { scorersEndpoints } from '@torneo/contracts/tournament/scorers'
import { standingsEndpoints } from '@torneo/contracts/tournament/standings'

export const tableReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // The channel of a sport's tables brings each goal.
    tournamentStandings: queryOf(build, standingsEndpoints.list, tagsOf(standingsEndpoints.list, ['matches'])),
    tournamentScorers: queryOf(build, scorersEndpoints.list, tagsOf(scorersEndpoints.list, ['matches'])),
  }),
})

export const { useTournamentStandingsQuery: useStandingsQuery, useTournamentScorersQuery: useScorersQuery } = tableReads
