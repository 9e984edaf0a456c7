/** Without case and accents: people look for 'jose' and mean José. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase()
}

/** Whether every word of a search is somewhere in these texts; an empty search finds all. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const whole = plain(texts.join(' '))
  return plain(search).split(/\s+/).every((word) => whole.includes(word))
}
