/** Converts to lower case without accents, so that 'jose' finds José. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** True if the texts contain every word of a search; an empty search matches all. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  if (search.trim() === '') return true
  const text = plainText(texts.join(' '))
  return plainText(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
