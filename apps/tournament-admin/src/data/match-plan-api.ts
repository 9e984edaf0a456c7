import { api, mutationOf } from '@torneo/client'
import { matchPlanEndpoints } from '@torneo/contracts/match/match-plans'

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentSavePlan: mutationOf(build, matchPlanEndpoints.save),
    tournamentUndoPlan: mutationOf(build, matchPlanEndpoints.undo),
  }),
})

export const { useTournamentSavePlanMutation: useSavePlan, useTournamentUndoPlanMutation: useUndoPlan } = writes
