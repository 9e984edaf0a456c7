import { plainText } from '@torneo/domain/format/search'

/** An item that the palette can find; `plain` is its text without accents, computed once. */
export interface Findable {
  readonly label: string
  readonly detail: string
  readonly plain: string
}

/** Maximum results per group; a longer search finds the others. */
const mostShown = 8

export const plainOf = (label: string, detail: string): string => plainText(`${label} ${detail}`)

/**
 * Items that contain every word of the search, at most `most`: first those that start with it, then those with a word
 * that does.
 */
export function findIn<T extends Findable>(all: readonly T[], search: string, most = mostShown): T[] {
  const wanted = plainText(search).trim()
  const words = wanted.split(/\s+/)
  const rankOf = ({ plain }: Findable) => (plain.startsWith(wanted) ? 0 : ` ${plain}`.includes(` ${wanted}`) ? 1 : 2)
  return all
    .filter(({ plain }) => words.every((word) => plain.includes(word)))
    .map((one) => ({ one, rank: rankOf(one) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ one }) => one)
}
