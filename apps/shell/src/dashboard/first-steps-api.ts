import { api, queryOf } from '@torneo/client'
import { heroRead } from '@torneo/contracts/content/hero-record'
import { appearanceRead } from '@torneo/contracts/site/appearance-record'
import { tournamentRead } from '@torneo/contracts/tournament/tournament-record'

/** Reads the single records that steps are about. */
export const { useShellFirstAppearanceQuery, useShellFirstHeroQuery, useShellFirstTournamentQuery } =
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      shellFirstAppearance: queryOf(build, appearanceRead),
      shellFirstHero: queryOf(build, heroRead),
      shellFirstTournament: queryOf(build, tournamentRead),
    }),
  })
