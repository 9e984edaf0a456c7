import { api, mutationOf, queryOf } from '@torneo/client'
import { teamEndpoints, type Team } from '@torneo/contracts/teams'
import { optimisticList } from '@torneo/panel/optimistic-list'
import { teamReads } from '../../data/teams-api'

const reads = api.injectEndpoints({
  overrideExisting: true,
  // Queried for each question.
  endpoints: (build) => ({ tournamentTeamDependents: queryOf(build, teamEndpoints.dependents, []) }),
})

/** How many players each team has and who captains it: players, captains and the teams themselves change it. */
export const teamRosterReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentTeamRosters: queryOf(build, teamEndpoints.rosters, [teamEndpoints.rosters.tag, 'players', 'users', 'promotions', 'tournament-sports']),
  }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentAddTeam: mutationOf(build, teamEndpoints.create),
    tournamentUpdateTeam: mutationOf(build, teamEndpoints.update),
    tournamentRemoveTeam: mutationOf(build, teamEndpoints.remove),
  }),
})

const byName = (a: Team, b: Team) => a.name.localeCompare(b.name, 'es')
const { upsert, remove } = optimisticList((change) => teamReads.util.updateQueryData('tournamentTeams', undefined, change), byName)

writes.enhanceEndpoints({
  endpoints: {
    tournamentAddTeam: { onQueryStarted: upsert },
    tournamentUpdateTeam: { onQueryStarted: upsert },
    tournamentRemoveTeam: { onQueryStarted: remove },
  },
})

export const { useTournamentTeamRostersQuery: useTeamRostersQuery } = teamRosterReads
export const { useLazyTournamentTeamDependentsQuery: useTeamDependents } = reads
export const {
  useTournamentAddTeamMutation: useAddTeamMutation,
  useTournamentUpdateTeamMutation: useUpdateTeamMutation,
  useTournamentRemoveTeamMutation: useRemoveTeamMutation,
} = writes
