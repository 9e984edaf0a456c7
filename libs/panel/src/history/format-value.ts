/** Formats a stored value for people. */
export function formatValue(value: unknown): string {
  if (value === true) return 'Sí'
  if (value === false) return 'No'
  if (value === '' || value === null || value === undefined) return '(vacío)'
  if (Array.isArray(value)) return value.length === 0 ? '(vacío)' : value.map(formatValue).join('\n')
  return typeof value === 'object'
    ? Object.values(value).map(formatValue).join(' · ')
    : String(value as string | number)
}

/**
 * Splits two texts into common start, differing middle and common end, in whole words: [start, middle, end] of each.
 */
export function diffWords(from: string, to: string): readonly [readonly string[], readonly string[]] {
  const [a, b] = [from.split(/(?<=\s)/), to.split(/(?<=\s)/)]
  const max = Math.min(a.length, b.length)
  let start = 0
  while (start < max && a[start] === b[start]) start += 1
  let end = 0
  while (end < max - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const parts = (words: string[]) =>
    [words.slice(0, start), words.slice(start, words.length - end), words.slice(words.length - end)].map((part) =>
      part.join(''),
    )
  return [parts(a), parts(b)]
}
