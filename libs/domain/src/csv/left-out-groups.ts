import { csvTexts as texts } from './csv-texts'
import type { LeftOut } from './left-out'

/** Cells left out for one reason: those of a column, or those of a row. */
export interface LeftOutGroup {
  /** Empty for the cells of a row. */
  readonly column: string
  readonly rows: readonly number[]
  readonly texts: readonly string[]
  readonly why: string
}

/** Reasons that concern a column, whatever its rows are. */
const ofColumns = new Set<string>([texts.notUsed, texts.noField, texts.noRound, texts.noPlace])

/**
 * Groups what was left out for display: columns that are not used, with their headings, and rows. Other cells of wrong
 * rows are not repeated, because each of those rows says what is wrong.
 */
export function groupLeftOut(named: readonly LeftOut[]): LeftOutGroup[] {
  const unused = new Map(
    named.flatMap(({ column, why }) => (column !== '' && ofColumns.has(why) ? [[column, why]] : [])),
  )
  const groups = new Map<string, LeftOut[]>()
  for (const one of named) {
    const why = one.why === texts.wrongRow ? unused.get(one.column) : one.why
    if (why === undefined) continue
    const key = one.column !== '' && ofColumns.has(why) ? `${one.column}\n${why}` : `\n${one.row}\n${why}`
    groups.set(key, [...(groups.get(key) ?? []), { ...one, why }])
  }
  const all = [...groups].map(([key, cells]): LeftOutGroup => {
    const column = key.startsWith('\n') ? '' : (cells[0]?.column ?? '')
    // The heading itself is among the cells of its column.
    const own = cells.filter(({ text }) => column === '' || text !== column)
    return {
      column,
      rows: [...new Set(own.map(({ row }) => row))],
      texts: own.map(({ text }) => text),
      why: cells[0]?.why ?? '',
    }
  })
  const empty = all.filter((group) => group.texts.length === 0)
  const filled = all.filter((group) => group.texts.length > 0)
  return empty.length === 0
    ? filled
    : [...filled, { column: '', rows: [], texts: empty.map(({ column }) => column), why: texts.emptyColumns }]
}

/** Writes rows shortly: '2 a 5, 8 y 9'. */
export function rowRanges(rows: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const row of [...new Set(rows)].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && row === last[1] + 1) last[1] = row
    else ranges.push([row, row])
  }
  const parts = ranges.flatMap(([first, last]) =>
    last === first ? [`${first}`] : last === first + 1 ? [`${first}`, `${last}`] : [`${first} a ${last}`],
  )
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`
}
