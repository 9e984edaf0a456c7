import { isCallError, useSignedInUser } from '@torneo/client'
import { refetchStale } from '@torneo/panel/prefetch'
import { sports as sportsApi } from '../../data/sports-api'
import { useMyPromotionQuery, useMyTeamsQuery } from './my-team-api'
import { bySportOrder } from './sort-teams'

const isMissing = (error: unknown) => isCallError(error) && error.code === 404

/** The teams of the captain's own promotion, and nothing of anybody else's; none without a promotion. */
export function useMyTeams() {
  const { promotionId } = useSignedInUser()
  const skip = promotionId === null
  const promotion = useMyPromotionQuery({ params: { id: promotionId ?? '' } }, { skip })
  const teams = useMyTeamsQuery({ query: { promotionId: promotionId ?? '' } }, { skip, ...refetchStale })
  const sports = sportsApi.useList(undefined, { skip })
  const all = [promotion, teams, sports]
  const failed = all.find(({ data, error }) => error !== undefined && data === undefined && !isMissing(error))

  return {
    promotion: promotion.data ?? null,
    teams: skip || isMissing(promotion.error) ? [] : teams.data && sports.data && promotion.data
      ? bySportOrder(teams.data.items, sports.data.items)
      : undefined,
    error: failed?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => all.forEach((query) => void (query.error !== undefined && query.refetch())),
  }
}
