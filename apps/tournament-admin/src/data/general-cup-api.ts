import { api, mutationOf, queryOf } from '@torneo/client'
import { generalCupEndpoints as endpoints } from '@torneo/contracts/competition/general-cup'

export const generalCupReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentGeneralCup: queryOf(build, endpoints.find) }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentSaveGeneralCup: mutationOf(build, endpoints.save),
    tournamentAdjustGeneralCup: mutationOf(build, endpoints.adjust),
    tournamentRemoveCupAdjustment: mutationOf(build, endpoints.removeAdjustment),
  }),
})

export const { useTournamentGeneralCupQuery: useGeneralCupQuery } = generalCupReads
export const {
  useTournamentSaveGeneralCupMutation: useSaveGeneralCup,
  useTournamentAdjustGeneralCupMutation: useAdjustGeneralCup,
  useTournamentRemoveCupAdjustmentMutation: useRemoveCupAdjustment,
} = writes
