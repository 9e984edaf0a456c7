import styled from 'styled-components'
import { color, font, radius, shadow, text } from '@torneo/ui/tokens'

/** Where a name would be cut letter by letter: a small phone with large text. */
const narrow = '@container (max-width: 16rem)'

/** A table's frame: what its columns may take depends on its own width, in the reader's text size. */
export const TableFrame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  container-type: inline-size;
`

/** Columns with `data-more` show where there is room for them; one with `data-some` goes, and icons, where it is narrow. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text(14)}
  caption { text-align: left; }
  th, td { padding: 8px 4px; text-align: right; font-variant-numeric: tabular-nums; }
  th:first-child, td:first-child { padding-left: 12px; text-align: left; }
  th:last-child, td:last-child { padding-right: 16px; }
  thead th { color: ${color.muted}; font-weight: 600; ${text(12)} }
  tbody th { font-weight: 600; text-align: left; overflow-wrap: anywhere; }
  thead th:nth-child(2) { text-align: left; }
  tbody tr > * { border-top: 1px solid ${color.line}; }
  [data-more] { display: none; }
  ${narrow} { [data-some], svg { display: none; } }
  @container (min-width: 34rem) {
    th, td { padding-inline: 8px; }
    [data-more] { display: table-cell; }
  }
`

/** The figure that a table is about. */
export const Strong = styled.b`
  font-family: ${font.title};
  font-weight: 800;
  ${text(16)}
`

/** A team or player in a row. */
export const Named = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  ${narrow} { flex-direction: column; align-items: flex-start; gap: 4px; }
  small { display: block; color: ${color.muted}; font-weight: 400; ${text(12)} }
`
