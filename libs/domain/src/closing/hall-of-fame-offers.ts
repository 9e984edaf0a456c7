import type { SportClosing } from '@torneo/contracts/competition/closing'
import type { HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import type { HallOfFameOffer } from '@torneo/contracts/content/hall-of-fame-offers'
import { plainText } from '../format/search'

/** Key of an offer in the address of its form: a sport has an offer for each of its cups. */
export const offerKey = ({ sportId, category }: Pick<HallOfFameOffer, 'sportId' | 'category'>): string =>
  `${sportId}.${category}`

type Honour = Pick<HallOfFameEntry, 'year' | 'category'>

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Key under which two categories of a year are the same: letter case, accents and blanks do not matter. */
const keyOf = ({ year, category }: Honour): string =>
  `${year} ${plainText(category.normalize('NFKC')).split(/\s+/).filter(Boolean).join(' ')}`

/** Lists the champions of a year without an entry of their year and category (B46). */
export function hallOfFameOffers(
  closings: readonly Pick<SportClosing, 'sportId' | 'podiums'>[],
  entries: readonly Honour[],
  year: number,
): HallOfFameOffer[] {
  const known = new Set(entries.map(keyOf))
  return closings.flatMap(({ sportId, podiums }) =>
    podiums.flatMap(({ category, places }) => {
      const champions = places.filter(({ place }) => place === 1).map(({ team }) => team.name)
      return champions.length === 0 || known.has(keyOf({ year, category }))
        ? []
        : [{ year, category, winner: list.format(champions), sportId }]
    }),
  )
}
