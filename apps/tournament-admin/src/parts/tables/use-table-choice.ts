import { promotionCategories, type PromotionCategory } from '@torneo/contracts/promotion-categories'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import type { Read, Prefetch } from '@torneo/panel/prefetch'
import { sports as sportsApi } from '../../data/sports-api'
import { useAddressValue } from '@torneo/panel/use-address-values'

/** The sports that have a table; it opens on the first of them. */
const activeOf = (sports: readonly TournamentSport[]) => sports.filter(({ active }) => active)

/** Prefetches what a table's screen begins with: the sports, and the table of the first of them. */
export function prefetchTable(readTable: (sportId: string, read: Read) => Promise<unknown>): Prefetch {
  return async (read) => {
    const list = await sportsApi.prefetch(read)
    const first = list && activeOf(list.items)[0]
    if (first) await readTable(first.id, read)
  }
}

export type TableChoice = ReturnType<typeof useTableChoice>

/** Which table is shown: sport and category, in the address, so that going back, a reload or a shared link shows the same. */
export function useTableChoice() {
  const [sportId, setSportId] = useAddressValue('deporte')
  const [wanted, setCategory] = useAddressValue('categoria')
  const { data, error, isFetching, refetch } = sportsApi.useList()
  const sports = data && activeOf(data.items)
  return {
    /** The active ones; undefined until they are read. */
    sports,
    /** The one of the address, else the first; null when there is none. */
    sport: sports?.find(({ id }) => id === sportId) ?? sports?.[0] ?? null,
    /** Undefined for all. */
    category: promotionCategories.find((category): category is PromotionCategory => category === wanted),
    setSportId, setCategory, error, isFetching,
    refetch: () => void refetch(),
  }
}
