import { promotionCategories, type PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { useAddressValue } from '@torneo/panel/collection/use-address-values'
import type { Read, Prefetch } from '@torneo/panel/screen/prefetch'
import { useSteady } from '@torneo/panel/screen/use-steady'
import { sports as sportsApi } from '../data/sports-api'

/** Filters the sports that have a table; the first is shown initially. */
const activeOf = (sports: readonly TournamentSport[]) => sports.filter(({ active }) => active)

/** Prefetches the initial data of a table's screen: the sports, and the first one's table. */
export function prefetchTable(readTable: (sportId: string, read: Read) => Promise<unknown>): Prefetch {
  return async (read) => {
    const list = await sportsApi.prefetch(read)
    const first = list && activeOf(list.items)[0]
    if (first) await readTable(first.id, read)
  }
}

export type TableChoice = ReturnType<typeof useTableChoice>

/** Stores the table's sport and category in the address, so that back, reload and shared links show the same table. */
export function useTableChoice() {
  const [sportId, setSportId] = useAddressValue('deporte')
  const [query, setCategory] = useAddressValue('categoria')
  const { data, error, isFetching, refetch } = sportsApi.useList()
  const sports = data && activeOf(data.items)
  const chosen = sports?.find(({ id }) => id === sportId) ?? sports?.[0] ?? null
  return {
    /** The active sports; undefined until loaded. */
    sports,
    /** The sport in the address, or the first; null if there is none. */
    sport: useSteady(chosen, chosen?.id),
    /** The chosen category; undefined for all. */
    category: promotionCategories.find((category): category is PromotionCategory => category === query),
    setSportId,
    setCategory,
    error,
    isFetching,
    refetch: () => void refetch(),
  }
}
