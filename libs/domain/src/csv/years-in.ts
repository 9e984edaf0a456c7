/** Numbers that are no years: 'Fútbol 11', 'Sub 20', '+35'. */
const noYear = /(?:f[uú]t(?:bol|sal)|\bsub|\+)\s*-?\s*\d{2}(?!\d)/giu
const year = /(?<![\p{L}\d])(?:(?:19|20)\d{2}|\d{2})(?![\p{L}\d])/gu

/** Years that a text says, as written and each once: '98 y 01' has two, 'Promo 98 (1998)' has 1998. */
export function yearsIn(text: string): string[] {
  const all = [...new Set(text.replace(noYear, ' ').match(year))]
  return all.filter((one) => !all.some((other) => other !== one && other.endsWith(one)))
}
