import { api, mutationOf } from '@torneo/client'
import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import { matchEndingEndpoints } from '@torneo/contracts/match/match-endings'

/** Commands that end a match without playing it to its end (B15). */
export const {
  useTournamentWalkoverMutation: useWalkoverMutation,
  useTournamentAbandonMutation: useAbandonMutation,
  useTournamentPostponeMutation: usePostponeMutation,
  useTournamentCloseMatchMutation: useCloseMatchMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentWalkover: mutationOf(build, matchEndingEndpoints.walkover),
    tournamentAbandon: mutationOf(build, matchEndingEndpoints.abandon),
    tournamentPostpone: mutationOf(build, matchEndingEndpoints.postpone),
    tournamentCloseMatch: mutationOf(build, matchCommandEndpoints.finish),
  }),
})
