import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font } from '@torneo/ui/tokens'
import { SelfScrolling } from './SelfScrolling'
import { u } from './tv-styles'

interface TvTableProps {
  readonly name: string
  /** The first is the place, the second takes the room, the last is what the table is about. */
  readonly heads: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  readonly onRead: () => void
}

/** A table whose heading stays while its rows move. */
export function TvTable({ name, heads, rows, onRead }: TvTableProps) {
  return (
    <Root role="table" aria-label={name}>
      <div role="rowgroup">
        <Row role="row" $columns={heads.length} $head>{heads.map((head) => <span key={head} role="columnheader">{head}</span>)}</Row>
      </div>
      <SelfScrolling onRead={onRead} role="rowgroup">
        {rows.map(({ key, cells }) => (
          <Row key={key} role="row" $columns={heads.length}>{cells.map((cell, place) => <span key={heads[place]} role="cell">{cell}</span>)}</Row>
        ))}
      </SelfScrolling>
    </Root>
  )
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`

const Row = styled.div<{ $columns: number; $head?: boolean }>`
  display: grid;
  grid-template-columns: ${u(10)} minmax(0, 1fr) repeat(${({ $columns }) => $columns - 2}, ${u(13)});
  align-items: center;
  height: ${({ $head }) => u($head ? 6 : 9)};
  border-bottom: 1px solid ${color.boardLine};
  color: ${({ $head }) => ($head ? color.boardMuted : color.onBoard)};
  font-size: ${({ $head }) => u($head ? 3.6 : 4.8)};
  line-height: 1.1;
  > * { text-align: right; }
  > :nth-child(-n + 2) { text-align: left; }
  > :first-child { color: ${color.boardMuted}; }
  > :last-child { font-family: ${font.title}; font-weight: 800; }
`
