import { api, mutationOf, queryOf } from '@torneo/client'
import { tournamentEndpoints } from '@torneo/contracts/tournament/tournaments'

export const editionReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingEditions: queryOf(build, tournamentEndpoints.list),
    landingUnfinished: queryOf(build, tournamentEndpoints.unfinished),
  }),
})

export const { useLandingEditionsQuery, useLandingUnfinishedQuery } = editionReads
export const { useLandingSaveTournamentMutation, useLandingOpenEditionMutation, useLandingTakeEditionBackMutation } =
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      landingSaveTournament: mutationOf(build, tournamentEndpoints.update),
      landingOpenEdition: mutationOf(build, tournamentEndpoints.create),
      landingTakeEditionBack: mutationOf(build, tournamentEndpoints.remove),
    }),
  })
