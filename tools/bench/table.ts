/** One measurement. `bar` is what the project promises, when it does: 'at most <number> <unit>', or the very words that are measured. */
export interface Row {
  readonly what: string
  readonly measured: string
  readonly bar?: string
}

/** Rows as aligned columns of text. */
export function table(rows: readonly Row[]): string {
  const all = [{ what: 'What', measured: 'Measured', bar: 'Bar' }, ...rows]
  const width = (pick: (row: Row) => string) => Math.max(...all.map((row) => pick(row).length))
  const what = width((row) => row.what)
  const measured = width((row) => row.measured)
  return all.map((row) => `${row.what.padEnd(what)}  ${row.measured.padStart(measured)}  ${row.bar ?? ''}`.trimEnd()).join('\n')
}

const numbersOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** Whether a row keeps its bar; of several numbers each keeps its own. */
export function isMet({ measured, bar = '' }: Row): boolean {
  if (!bar.startsWith('at most ')) return measured.startsWith(bar)
  const bounds = numbersOf(bar)
  const found = numbersOf(measured)
  return bounds.length > 0 && bounds.every((bound, index) => (found[index] ?? Infinity) <= bound)
}

/** How many bars were met, and which were not. */
export function verdict(rows: readonly Row[]): { readonly isGood: boolean; readonly text: string } {
  const barred = rows.filter(({ bar }) => bar !== undefined)
  const missed = barred.filter((row) => !isMet(row))
  const lines = missed.map(({ what, measured, bar }) => `Missed: ${what}: ${measured}, ${bar}`)
  return { isGood: missed.length === 0, text: [...lines, `${barred.length - missed.length} of ${barred.length} bars met.`].join('\n') }
}
