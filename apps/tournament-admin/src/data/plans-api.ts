import { api, mutationOf, queryOf } from '@torneo/client'
import { matchPlanEndpoints } from '@torneo/contracts/match/match-plans'

export const {
  useTournamentSavePlanMutation: useSavePlan,
  useTournamentUndoPlanMutation: useUndoPlan,
  useTournamentStopByRainMutation: useRain,
  useTournamentPlansQuery: usePlansQuery,
  useTournamentPlanPeopleQuery: usePlanPeopleQuery,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentSavePlan: mutationOf(build, matchPlanEndpoints.save),
    tournamentUndoPlan: mutationOf(build, matchPlanEndpoints.undo),
    tournamentStopByRain: mutationOf(build, matchPlanEndpoints.rain),
    tournamentPlans: queryOf(build, matchPlanEndpoints.list),
    tournamentPlanPeople: queryOf(build, matchPlanEndpoints.told),
  }),
})
