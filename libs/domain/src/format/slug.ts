import { plainText } from './search'

/** Maximum characters of a slug. */
const maximum = 80

/** Makes a part of an address or of a file's name: 'Fútbol 11: ¡la final!' is 'futbol-11-la-final'. '' without Latin letters and digits. */
export function slugOf(text: string): string {
  const words = plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (words.length <= maximum) return words
  const cut = words.slice(0, maximum + 1)
  const end = cut.lastIndexOf('-')
  return cut.slice(0, end > maximum / 2 ? end : maximum)
}

/** Returns the first of `base`, `base-2`, `base-3`… that is not taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let [slug, number] = [base, 2]
  while (taken.has(slug)) {
    slug = `${base}-${number}`
    number += 1
  }
  return slug
}
