import { cellsOf, isShirt } from './line'
import { filledCells as filled, type ListRow } from './list-row'

/** Matches a first number with the mark of an ordered list, or in a cell of its own. */
const orderMark = /^\s*(\d{1,3})(?:\s*[).°ºª-]+\s*|\s*$|\s+(?=\p{L}))/u
const bracket = /^\s*\d{1,3}\s*\)/

/**
 * Removes the list's own numbering if its lines are counted and any has another number: '1. Juan Pérez 10', '2. Ana Ríos'.
 * Lines that are no players, here `skipped` of them, may be counted too.
 */
export function withoutOrder(
  rows: readonly ListRow[],
  skipped: number,
): { readonly rows: readonly ListRow[]; readonly hasOrder: boolean } {
  const firsts = rows.map(({ cells }) => filled(cells)[0] ?? '')
  const orders = firsts.flatMap((first) => Number(orderMark.exec(first)?.[1] ?? 0) || [])
  const others = rows.filter(({ cells }) => cellsOf(cells).filter(isShirt).length > 1).length
  const gaps = orders.map((order, index) => (order === 1 ? 0 : order - (orders[index - 1] ?? 0) - 1))
  const isCounted =
    (orders[0] ?? 0) <= 1 + skipped &&
    orders.length > 1 &&
    orders.length * 3 >= rows.length * 2 &&
    gaps.every((gap) => gap >= 0) &&
    gaps.reduce((sum, gap) => sum + gap, 0) <= skipped
  // A bracket after the number is the mark of an ordered list, also of one with gaps or of a single line.
  const hasOrder =
    (others > 0 && isCounted) || (others * 2 > rows.length && firsts.every((first) => bracket.test(first)))
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
