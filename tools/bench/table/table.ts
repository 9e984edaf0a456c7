/** One measured row: the value compared with the bar, and an optional note. */
export interface Figure {
  readonly measured: string
  readonly note?: string
}

/** A row with its limit, if there is one: 'at most 4 x, 9 x', or the exact expected text. */
export interface Promised {
  readonly title: string
  readonly bar?: string
}

export interface Row extends Promised, Figure {
  /** Reason why there is no measurement. Counts as missed, with or without a limit. */
  readonly failure?: string
}

const columns = ['title', 'measured', 'bar', 'note'] as const

/** Formats rows as aligned columns of text. */
export function table(rows: readonly Row[]): string {
  const all: readonly Row[] = [{ title: 'What', measured: 'Measured', bar: 'Bar', note: 'Beside it' }, ...rows]
  const widths = columns.map((column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  return all
    .map((row) =>
      columns
        .map((column, index) => {
          const text = row[column] ?? ''
          return column === 'measured' ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const numbersOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** True if the row meets its bar; several numbers must each meet their own. */
export function isMet({ measured, bar = '', failure }: Row): boolean {
  if (failure !== undefined) return false
  if (!bar.startsWith('at most ')) return measured.startsWith(bar)
  const bounds = numbersOf(bar)
  const found = numbersOf(measured)
  return bounds.length > 0 && bounds.every((bound, index) => (found[index] ?? Infinity) <= bound)
}

/** Summary: the number of limits met, and those that were not. */
export function verdict(rows: readonly Row[]): { readonly isGood: boolean; readonly text: string } {
  const counted = rows.filter(({ bar, failure }) => bar !== undefined || failure !== undefined)
  const missed = counted.filter((row) => !isMet(row))
  const lines = missed.map(
    ({ title, measured, bar, failure }) => `Missed: ${title}: ${[failure ?? measured, bar].filter(Boolean).join(', ')}`,
  )
  return {
    isGood: missed.length === 0,
    text: [...lines, `${counted.length - missed.length} of ${counted.length} bars met.`].join('\n'),
  }
}
