import { api, queryOf } from '@torneo/client'
import { teamEndpoints } from '@torneo/contracts/teams'

/** A team shows year and colour of its promotion, and goes with its promotion or sport. */
const tags = [teamEndpoints.list.tag, 'promotions', 'tournament-sports']

/** The list that the teams' own screen changes, and that fixtures choose from. */
export const teamReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentTeams: queryOf(build, teamEndpoints.list, tags) }),
})

export const { useTournamentTeamsQuery: useTeamsQuery } = teamReads
