/** Numbers that are no years: 'Fútbol 11', 'Sub 20', '+35'. */
const noYear = /(?:f[uú]t(?:bol|sal)|\bsub|\+)\s*-?\s*\d{2}(?!\d)/giu
const year = /(?<![\p{L}\d])(?:(?:19|20)\d{2}|\d{2})(?![\p{L}\d])/gu

/** Years that a text says, as written and each once: '98 y 01' has two, 'Promo 98 (1998)' has 1998. */
export function yearsIn(text: string): string[] {
  const all = [...new Set(text.replace(noYear, ' ').match(year))]
  return all.filter((one) => !all.some((other) => other !== one && other.endsWith(one)))
}

/** Returns the year of four digits as close to `thisYear` as a tournament's promotions are: '04' is 2004, '98' is 1998. */
export function fullYear(written: string, thisYear: number): number {
  const year = Number(written) + (written.length === 2 ? 2000 : 0)
  return written.length === 2 && year > thisYear + 1 ? year - 100 : year
}
