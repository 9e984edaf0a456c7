import { api, mutationOf } from '@torneo/client'
import { matchPlanEndpoints } from '@torneo/contracts/match/match-plans'

export const {
  useTournamentSavePlanMutation: useSavePlan,
  useTournamentUndoPlanMutation: useUndoPlan,
  useTournamentStopByRainMutation: useRain,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentSavePlan: mutationOf(build, matchPlanEndpoints.save),
    tournamentUndoPlan: mutationOf(build, matchPlanEndpoints.undo),
    tournamentStopByRain: mutationOf(build, matchPlanEndpoints.rain),
  }),
})
