/** One measurement. `bar` is what the project promises, when it does. */
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
