import styled from 'styled-components'
import { color, radius, shadow, text } from '../theme/tokens'

/** Scroll container of a table that may be wider than the page. */
export const TableFrame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`

/**
 * Minimum width of a column, in pixels at the default font size, and its share of the remaining width; without a share
 * it is fixed.
 */
export type ColumnWidth = readonly [least: number, share?: number]

/** Converts pixels to rem, so that a column grows with the user's font size. */
const rem = (pixels: number): string => `${pixels / 16}rem`

const track = ([min, share]: ColumnWidth): string =>
  share === undefined ? rem(min) : `minmax(${rem(min)}, ${share}fr)`
/** The rem that a table with these columns needs. */
export const minTableWidth = (widths: readonly ColumnWidth[]): number =>
  widths.reduce((sum, [min]) => sum + min, 0) / 16

/**
 * A table laid out as grids, because `content-visibility` has no effect on real table rows. Widths are therefore
 * explicit instead of derived from the content. ARIA roles are repeated, because some screen readers ignore a table
 * without table layout.
 */
export const GridTable = styled.table.attrs({ role: 'table' })<{ $widths: readonly ColumnWidth[] }>`
  position: relative;
  display: block;
  min-width: ${({ $widths }) => minTableWidth($widths)}rem;
  ${text(14)}
  caption, thead, tbody { display: block; }
  tr { display: grid; grid-template-columns: ${({ $widths }) => $widths.map(track).join(' ')}; align-items: center; }
  th, td { min-width: 0; overflow-wrap: anywhere; }
  tbody > tr { min-height: ${rem(53)}; }
  /* Keeps the actions of a row visible when the table is wider than its container, as with a doubled font size. */
  :where(tbody > tr) { background: ${color.surface}; }
  tbody > tr > td:last-child { position: sticky; right: 0; place-self: stretch end; place-content: center end; align-items: center; background: inherit; }
`

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })``
export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })``
export const TableRow = styled.tr.attrs({ role: 'row' })``
export const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``
export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })``
export const TableCell = styled.td.attrs({ role: 'cell' })``
