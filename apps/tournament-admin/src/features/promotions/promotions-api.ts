import { api, mutationOf, queryOf } from '@torneo/client'
import { promotionEndpoints, type Promotion } from '@torneo/contracts/promotions'
import { userEndpoints } from '@torneo/contracts/users'
import { optimisticList } from '@torneo/panel/optimistic-list'
import { promotionReads } from '../../data/promotions-api'

export const captainReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // Who may be a captain changes with the promotions too (R33).
    tournamentUsers: queryOf(build, userEndpoints.list, [userEndpoints.list.tag, promotionEndpoints.list.tag]),
    // Queried for each question.
    tournamentPromotionDependents: queryOf(build, promotionEndpoints.dependents, []),
  }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    tournamentAddPromotion: mutationOf(build, promotionEndpoints.create),
    tournamentUpdatePromotion: mutationOf(build, promotionEndpoints.update),
    tournamentRemovePromotion: mutationOf(build, promotionEndpoints.remove),
    tournamentAssignCaptain: mutationOf(build, promotionEndpoints.assignCaptain),
    tournamentRemoveCaptain: mutationOf(build, promotionEndpoints.removeCaptain),
    tournamentCreateCaptain: mutationOf(build, userEndpoints.createCaptain),
  }),
})

const newestFirst = (a: Promotion, b: Promotion) => b.year - a.year || a.name.localeCompare(b.name, 'es')
const { upsert, remove } = optimisticList(
  (change) => promotionReads.util.updateQueryData('tournamentPromotions', undefined, change), newestFirst,
)

writes.enhanceEndpoints({
  endpoints: {
    tournamentAddPromotion: { onQueryStarted: upsert },
    tournamentUpdatePromotion: { onQueryStarted: upsert },
    tournamentRemovePromotion: { onQueryStarted: remove },
    tournamentAssignCaptain: { onQueryStarted: upsert },
  },
})

export const { useTournamentUsersQuery: useUsersQuery, useLazyTournamentPromotionDependentsQuery: usePromotionDependents } = captainReads
export const {
  useTournamentAddPromotionMutation: useAddPromotionMutation,
  useTournamentUpdatePromotionMutation: useUpdatePromotionMutation,
  useTournamentRemovePromotionMutation: useRemovePromotionMutation,
  useTournamentAssignCaptainMutation: useAssignCaptainMutation,
  useTournamentRemoveCaptainMutation: useRemoveCaptainMutation,
  useTournamentCreateCaptainMutation: useCreateCaptainMutation,
} = writes
