import styled from 'styled-components'
import { color, radius, shadow, text } from './tokens'

/** Around a table that may be wider than its place. */
export const TableFrame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`

/** The least width of a column, in pixels of text of the usual size, and its share of what is left; without a share it stays as it is. */
export type ColumnWidth = readonly [least: number, share?: number]

/** Grows with the text: who reads it at twice its size gets columns of twice the width, and scrolls. */
const rem = (pixels: number): string => `${pixels / 16}rem`

const track = ([least, share]: ColumnWidth): string => (share === undefined ? rem(least) : `minmax(${rem(least)}, ${share}fr)`)
const leastOf = (widths: readonly ColumnWidth[]): number => widths.reduce((sum, [least]) => sum + least, 0)

/**
 * A table laid out as grids: `content-visibility` has no effect on real table rows. So the widths are given, not derived from what is in
 * the columns. Roles are said again: to some readers a table that is not laid out as one is none.
 */
export const GridTable = styled.table.attrs({ role: 'table' })<{ $widths: readonly ColumnWidth[] }>`
  position: relative;
  display: block;
  min-width: ${({ $widths }) => rem(leastOf($widths))};
  ${text(14)}
  caption, thead, tbody { display: block; }
  tr { display: grid; grid-template-columns: ${({ $widths }) => $widths.map(track).join(' ')}; align-items: center; }
  th, td { min-width: 0; overflow-wrap: anywhere; }
  tbody > tr { min-height: ${rem(53)}; }
  /* Where the table is wider than its place, as with letters of twice the size, what can be done with a row stays in sight. */
  :where(tbody > tr) { background: ${color.surface}; }
  tbody > tr > td:last-child { position: sticky; right: 0; place-self: stretch end; place-content: center end; align-items: center; background: inherit; }
`

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })``
export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })``
export const TableRow = styled.tr.attrs({ role: 'row' })``
export const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``
export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })``
export const TableCell = styled.td.attrs({ role: 'cell' })``
