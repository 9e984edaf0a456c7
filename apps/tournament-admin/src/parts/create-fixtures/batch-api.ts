import { api, mutationOf } from '@torneo/client'
import { matchBatchEndpoints } from '@torneo/contracts/match/match-batches'

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentCreateBatch: mutationOf(build, matchBatchEndpoints.create),
    tournamentRemoveBatch: mutationOf(build, matchBatchEndpoints.remove),
  }),
})

export const { useTournamentCreateBatchMutation: useCreateBatch, useTournamentRemoveBatchMutation: useRemoveBatch } =
  writes
