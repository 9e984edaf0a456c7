import { api, mutationOf } from '@torneo/client'
import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import { matchEndingEndpoints } from '@torneo/contracts/match/match-endings'

/** Commands that end a match without playing it to its end (B15). */
export const {
  useTournamentWalkoverMutation: useWalkoverMutation,
  useTournamentAbandonMutation: useAbandonMutation,
  useTournamentPostponeMutation: usePostponeMutation,
  useTournamentCloseMatchMutation: useCloseMatchMutation,
  useTournamentRetireMutation: useRetireMutation,
  useTournamentAwardMutation: useAwardMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentWalkover: mutationOf(build, matchEndingEndpoints.walkover),
    tournamentAbandon: mutationOf(build, matchEndingEndpoints.abandon),
    tournamentPostpone: mutationOf(build, matchEndingEndpoints.postpone),
    tournamentRetire: mutationOf(build, matchEndingEndpoints.retire),
    tournamentAward: mutationOf(build, matchEndingEndpoints.award),
    tournamentCloseMatch: mutationOf(build, matchCommandEndpoints.finish),
  }),
})
