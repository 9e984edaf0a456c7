import { api, queryOf } from '@torneo/client'
import { heroEndpoints } from '@torneo/contracts/hero'
import { tournamentEndpoints } from '@torneo/contracts/tournaments'

/** The two records of one kind that steps are about. Read again after any write, as the names of all others are. */
export const { useShellFirstHeroQuery, useShellFirstTournamentQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellFirstHero: queryOf(build, heroEndpoints.get, ['hero', 'dashboard']),
    shellFirstTournament: queryOf(build, tournamentEndpoints.find, ['tournaments', 'dashboard']),
  }),
})
