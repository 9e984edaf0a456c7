import { api, mutationOf, queryOf } from '@torneo/client'
import { editionsEndpoints } from '@torneo/contracts/tournament/editions'
import { tournamentEndpoints } from '@torneo/contracts/tournament/tournaments'

export const editionReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingEditions: queryOf(build, tournamentEndpoints.list),
    landingUnfinished: queryOf(build, editionsEndpoints.unfinished),
  }),
})

export const { useLandingEditionsQuery, useLandingUnfinishedQuery } = editionReads
export const { useLandingSaveTournamentMutation, useLandingOpenEditionMutation, useLandingTakeEditionBackMutation } =
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      landingSaveTournament: mutationOf(build, tournamentEndpoints.update),
      landingOpenEdition: mutationOf(build, editionsEndpoints.create),
      landingTakeEditionBack: mutationOf(build, editionsEndpoints.remove),
    }),
  })
