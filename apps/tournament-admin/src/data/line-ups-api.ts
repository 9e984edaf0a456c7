import { api, mutationOf, queryOf } from '@torneo/client'
import { tagsOf } from '@torneo/contracts/endpoint/reads'
import { lineUpEndpoints } from '@torneo/contracts/match/line-ups'

export const lineUpCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // A goal changes no line-up, so the live board need not refetch after each event.
    tournamentLineUps: queryOf(build, lineUpEndpoints.find, tagsOf(lineUpEndpoints.find, ['matches'])),
    tournamentSaveLineUp: mutationOf(build, lineUpEndpoints.save),
    tournamentAddLatePlayer: mutationOf(build, lineUpEndpoints.addPlayer),
  }),
})

export const {
  useTournamentLineUpsQuery: useLineUpsQuery,
  useLazyTournamentLineUpsQuery: useLazyLineUpsQuery,
  useTournamentSaveLineUpMutation: useSaveLineUpMutation,
  useTournamentAddLatePlayerMutation: useAddLatePlayerMutation,
} = lineUpCalls
