import { api, queryOf } from '@torneo/client'
import { heroRead } from '@torneo/contracts/content/hero-record'
import { tournamentRead } from '@torneo/contracts/tournament/tournament-record'

/** Reads the two single records that steps are about. Refetched after any write, as all record names are. */
export const { useShellFirstHeroQuery, useShellFirstTournamentQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellFirstHero: queryOf(build, heroRead, ['hero', 'dashboard']),
    shellFirstTournament: queryOf(build, tournamentRead, ['tournaments', 'dashboard']),
  }),
})
