import { api, mutationOf, queryOf } from '@torneo/client'
import { eligibilityEndpoints } from '@torneo/contracts/tournament/eligibility'

/** Reads players of one name in several teams of a sport. */
export const namesakeReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentNamesakes: queryOf(build, eligibilityEndpoints.namesakes),
    tournamentDistinguish: mutationOf(build, eligibilityEndpoints.distinguish),
  }),
})

export const {
  useTournamentNamesakesQuery: useNamesakesQuery,
  useTournamentDistinguishMutation: useDistinguishMutation,
} = namesakeReads
