import { api, queryOf } from '@torneo/client'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament-sports'

/** The list that the sports' own screen changes, and that teams and fixtures choose from. */
export const sportReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentSportsList: queryOf(build, tournamentSportEndpoints.list) }),
})

export const { useTournamentSportsListQuery: useSportsQuery } = sportReads
