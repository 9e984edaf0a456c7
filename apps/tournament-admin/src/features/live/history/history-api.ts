import { api, mutationOf, queryOf } from '@torneo/client'
import { matchLogEndpoints } from '@torneo/contracts/match/match-log'

const history = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentMatchLog: queryOf(build, matchLogEndpoints.list),
    tournamentUndoRow: mutationOf(build, matchLogEndpoints.undo),
    tournamentRestoreMatch: mutationOf(build, matchLogEndpoints.restore),
  }),
})

export const {
  useTournamentMatchLogQuery: useMatchLogQuery,
  useTournamentUndoRowMutation: useUndoRowMutation,
  useTournamentRestoreMatchMutation: useRestoreMatchMutation,
} = history
