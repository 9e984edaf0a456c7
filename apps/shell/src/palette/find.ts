import { plainText } from '@torneo/domain/format/search'

/** An item that the palette can find; `plain` is its text without accents, computed once. */
export interface Findable {
  readonly label: string
  readonly detail: string
  readonly searchText: string
}

/** Maximum results per group; a longer search finds the others. */
const maxShown = 8

export const searchTextOf = (label: string, detail: string): string => plainText(`${label} ${detail}`)

/**
 * Items that contain every word of the search, at most `most`: first those that start with it, then those with a word
 * that does.
 */
export function findIn<T extends Findable>(all: readonly T[], search: string, max = maxShown): T[] {
  const query = plainText(search).trim()
  const words = query.split(/\s+/)
  const rankOf = ({ searchText }: Findable) =>
    searchText.startsWith(query) ? 0 : ` ${searchText}`.includes(` ${query}`) ? 1 : 2
  return all
    .filter(({ searchText }) => words.every((word) => searchText.includes(word)))
    .map((one) => ({ one, rank: rankOf(one) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ one }) => one)
}
