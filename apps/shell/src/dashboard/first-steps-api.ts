import { api, queryOf } from '@torneo/client'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { tournamentEndpoints } from '@torneo/contracts/tournament/tournaments'

/** Reads the two single records that steps are about. Refetched after any write, as all record names are. */
export const { useShellFirstHeroQuery, useShellFirstTournamentQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellFirstHero: queryOf(build, heroEndpoints.get, ['hero', 'dashboard']),
    shellFirstTournament: queryOf(build, tournamentEndpoints.find, ['tournaments', 'dashboard']),
  }),
})
