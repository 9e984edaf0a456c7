import { plainText } from '../format/search'
import { csvTexts } from './csv-texts'

export interface Named {
  readonly id: string
  readonly name: string
}

const exact = (name: string): string => plainText(name).replace(/\s+/g, ' ').trim()

/** Writes years alike: 'Promo '98' and 'promo 1998' both end in 98. */
const loose = (name: string): string =>
  exact(name)
    .replace(/\b(?:19|20)(\d{2})\b/g, '$1')
    .replace(/[^a-z0-9]/g, '')

/** Looks names up: the same in any case and accents counts, a similar one is only proposed. */
export function createNames<Item extends Named>(items: readonly Item[]) {
  const byName = new Map<string, Item[]>()
  const similar = new Map<string, Item[]>()
  const add = (map: Map<string, Item[]>, key: string, item: Item) => {
    const list = map.get(key)
    if (list) list.push(item)
    else map.set(key, [item])
  }
  for (const item of items) {
    add(byName, exact(item.name), item)
    add(similar, loose(item.name), item)
  }
  return {
    all: (name: string): readonly Item[] => byName.get(exact(name)) ?? [],
    /** Message about a name without an item, with the similar ones that `accepts`. */
    unknown: (name: string, accepts: (item: Item) => boolean = () => true): string =>
      csvTexts.unknown(name, [...new Set((similar.get(loose(name)) ?? []).filter(accepts).map((item) => item.name))]),
  }
}
