import type { HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import type { HallOfFameOffer } from '@torneo/contracts/content/hall-of-fame-offers'
import { hallOfFameOffers } from '@torneo/domain/closing/hall-of-fame-offers'
import { closingCollections, type Closings } from './closings'

interface Entries {
  readonly name: string
  readonly list: (options: { filter: { year: number } }) => Promise<{ items: readonly HallOfFameEntry[] }>
}

export type ChampionOffers = ReturnType<typeof createChampionOffers>

/** Offers this edition's champions to the Hall of Fame, until each has its entry (B46). */
export function createChampionOffers(entries: Entries, closings: Closings) {
  return {
    /** Collections that the offers are computed from. */
    collections: [...closingCollections, entries.name],

    async list(): Promise<HallOfFameOffer[]> {
      const { year, sports } = await closings.of()
      const { items } = await entries.list({ filter: { year } })
      return hallOfFameOffers(sports, items, year)
    },
  }
}
