import { cellsOf, isShirt } from './line'
import { filledCells as filled, type ListRow } from './list-row'

/** Matches a first number with the mark of an ordered list, or in a cell of its own. */
const orderMark = /^\s*(\d{1,3})(?:\s*[).°ºª-]+\s*|\s*$|\s+(?=\p{L}))/u
const bracket = /^\s*\d{1,3}\s*\)/

/** Removes the list's own numbering if its lines are counted and most have another number: '1) Juan Pérez 10'. */
export function withoutOrder(rows: readonly ListRow[]): {
  readonly rows: readonly ListRow[]
  readonly hasOrder: boolean
} {
  const firsts = rows.map(({ cells }) => filled(cells)[0] ?? '')
  const orders = firsts.map((first) => Number(orderMark.exec(first)?.[1] ?? 0))
  const others = rows.filter(({ cells }) => cellsOf(cells).filter(isShirt).length > 1).length
  const isCounted =
    orders[0] === 1 && orders.every((order, index) => order === 1 || order === (orders[index - 1] ?? 0) + 1)
  // A bracket after the number is the mark of an ordered list, also of one with gaps or of a single line.
  const hasOrder =
    others * 2 > rows.length && ((isCounted && rows.length > 1) || firsts.every((first) => bracket.test(first)))
  if (!hasOrder) return { rows, hasOrder }
  return {
    rows: rows.map((row) => {
      const [first = '', ...more] = filled(row.cells)
      const [mark = ''] = orderMark.exec(first) ?? []
      return { ...row, cells: filled([first.replace(orderMark, ''), ...more]), labels: [...(row.labels ?? []), mark] }
    }),
    hasOrder,
  }
}
