import { plainText } from '@torneo/domain/search'

/** What can be found: `plain` is its text without accents, prepared once. */
export interface Findable {
  readonly label: string
  readonly detail: string
  readonly plain: string
}

/** Shown of a group: more would be read by nobody, and a longer search finds them. */
const mostShown = 8

export const plainOf = (label: string, detail: string): string => plainText(`${label} ${detail}`)

/** Those that contain every word of the search; first those that begin with it, then those with a word that does. */
export function findIn<T extends Findable>(all: readonly T[], search: string, most = mostShown): T[] {
  const wanted = plainText(search).trim()
  const words = wanted.split(/\s+/)
  const rankOf = ({ plain }: Findable) => (plain.startsWith(wanted) ? 0 : ` ${plain}`.includes(` ${wanted}`) ? 1 : 2)
  return all.filter(({ plain }) => words.every((word) => plain.includes(word)))
    .map((one) => ({ one, rank: rankOf(one) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ one }) => one)
}
