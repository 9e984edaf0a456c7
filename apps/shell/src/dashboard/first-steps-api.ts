import { api, queryOf } from '@torneo/client'
import { heroRead } from '@torneo/contracts/content/hero-record'
import { tournamentRead } from '@torneo/contracts/tournament/tournament-record'

/** Reads the two single records that steps are about. */
export const { useShellFirstHeroQuery, useShellFirstTournamentQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellFirstHero: queryOf(build, heroRead),
    shellFirstTournament: queryOf(build, tournamentRead),
  }),
})
