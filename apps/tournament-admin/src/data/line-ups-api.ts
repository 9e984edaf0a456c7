import { api, mutationOf, queryOf } from '@torneo/client'
import { lineUpEndpoints } from '@torneo/contracts/match/line-ups'

export const lineUpCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // A late player joins the line-up of the team.
    tournamentLineUps: queryOf(build, lineUpEndpoints.find, [lineUpEndpoints.find.tag, lineUpEndpoints.addPlayer.tag]),
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
