import { api, queryOf } from '@torneo/client'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'

/** Reads the sports of an archived edition. */
export const { useTournamentEditionSportsQuery: useEditionSportsQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentEditionSports: queryOf(build, tournamentSportEndpoints.list) }),
})
