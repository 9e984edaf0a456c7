import type { HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import type { HallOfFameOffer } from '@torneo/contracts/content/hall-of-fame-offers'
import { hallOfFameOffers } from '@torneo/domain/closing/hall-of-fame-offers'
import type { EditionArchive } from '../editions/edition-archive'
import type { Closings } from './closings'
import type { GeneralCups } from './general-cups'

interface Entries {
  readonly list: (options: { filter: { year: { $in: number[] } } }) => Promise<{ items: readonly HallOfFameEntry[] }>
}

export type ChampionOffers = ReturnType<typeof createChampionOffers>

/** Offers the champions of all editions to the Hall of Fame, those of the Copa General first, until each has its entry (B46). */
export function createChampionOffers(
  entries: Entries,
  closings: Closings,
  generalCups: GeneralCups,
  archive: EditionArchive,
) {
  return {
    async list(): Promise<HallOfFameOffer[]> {
      const { year, sports } = await closings.of()
      const open = { year, closings: [...generalCups.closing(), ...sports] }
      const editions = [open, ...(await archive.closings())].toSorted((a, b) => b.year - a.year)
      const { items } = await entries.list({ filter: { year: { $in: editions.map((edition) => edition.year) } } })
      return editions.flatMap((edition) => hallOfFameOffers(edition.closings, items, edition.year))
    },
  }
}
