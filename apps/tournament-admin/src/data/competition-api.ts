import { api, mutationOf, queryOf } from '@torneo/client'
import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import { matchEndpoints } from '@torneo/contracts/match/matches'

export const competitionReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentCompetition: queryOf(build, endpoints.find),
    tournamentCompetitionPreview: queryOf(build, endpoints.preview),
    tournamentCompetitionMatches: queryOf(build, matchEndpoints.list),
  }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentSaveCompetition: mutationOf(build, endpoints.save),
    tournamentRemoveCompetition: mutationOf(build, endpoints.remove),
    tournamentReplayTie: mutationOf(build, endpoints.replay),
    tournamentDrawZones: mutationOf(build, endpoints.draw),
    tournamentAddLots: mutationOf(build, endpoints.addLots),
    tournamentAddDeduction: mutationOf(build, endpoints.addDeduction),
    tournamentRemoveDeduction: mutationOf(build, endpoints.removeDeduction),
    tournamentWithdraw: mutationOf(build, endpoints.withdraw),
    tournamentRemoveWithdrawal: mutationOf(build, endpoints.removeWithdrawal),
    tournamentKeepConflict: mutationOf(build, endpoints.keepConflict),
  }),
})

export const {
  useTournamentCompetitionQuery: useCompetitionQuery,
  useTournamentCompetitionPreviewQuery: useCompetitionPreviewQuery,
  useTournamentCompetitionMatchesQuery: useCompetitionMatchesQuery,
  useLazyTournamentCompetitionQuery: useReadCompetition,
} = competitionReads
export const {
  useTournamentSaveCompetitionMutation: useSaveCompetition,
  useTournamentRemoveCompetitionMutation: useRemoveCompetition,
  useTournamentReplayTieMutation: useReplayTie,
  useTournamentDrawZonesMutation: useDrawZones,
  useTournamentAddLotsMutation: useAddLots,
  useTournamentAddDeductionMutation: useAddDeduction,
  useTournamentRemoveDeductionMutation: useRemoveDeduction,
  useTournamentWithdrawMutation: useWithdraw,
  useTournamentRemoveWithdrawalMutation: useRemoveWithdrawal,
  useTournamentKeepConflictMutation: useKeepConflict,
} = writes
