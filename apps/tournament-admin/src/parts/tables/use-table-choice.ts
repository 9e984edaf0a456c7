import { promotionCategories, type PromotionCategory } from '@torneo/contracts/promotions'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import { refetchStale } from '@torneo/panel/prefetch'
import { useSearchParams } from '@torneo/router'
import { useSportsQuery } from '../../data/sports-api'
import { shownSports } from './shown-sports'

const parameters = { sportId: 'deporte', category: 'categoria' } as const

export interface TableChoice {
  /** The active ones; undefined until they are read. */
  readonly sports: readonly TournamentSport[] | undefined
  /** The one of the address, else the first; null when there is none. */
  readonly sport: TournamentSport | null
  /** Undefined for all. */
  readonly category: PromotionCategory | undefined
  readonly change: (name: keyof typeof parameters, value: string) => void
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** Which table is shown: sport and category, kept in the address, so that going back, a reload or a shared link shows the same. */
export function useTableChoice(): TableChoice {
  const [params, setParams] = useSearchParams()
  const { data, error, isFetching, refetch } = useSportsQuery(undefined, refetchStale)
  const sports = data && shownSports(data.items)
  const change: TableChoice['change'] = (name, value) => setParams((before) => {
    const next = new URLSearchParams(before)
    if (value === '') next.delete(parameters[name])
    else next.set(parameters[name], value)
    return next
  }, { replace: true })
  return {
    sports,
    sport: sports?.find(({ id }) => id === params.get(parameters.sportId)) ?? sports?.[0] ?? null,
    category: promotionCategories.find((category) => category === params.get(parameters.category)),
    change, error, isFetching,
    refetch: () => void refetch(),
  }
}
