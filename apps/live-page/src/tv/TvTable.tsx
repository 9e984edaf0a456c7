import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, font } from '@torneo/ui/tokens'
import { SelfScrolling } from './SelfScrolling'
import { growing, u } from './tv-styles'

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
        <Head role="row" $columns={heads.length}>{heads.map((head) => <span key={head} role="columnheader">{head}</span>)}</Head>
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

const columns = css<{ $columns: number }>`
  display: grid;
  grid-template-columns: ${u(10)} minmax(0, 1fr) repeat(${({ $columns }) => $columns - 2}, ${u(13)});
  align-items: center;
  border-bottom: 1px solid ${color.boardLine};
  line-height: 1.1;
  > * { text-align: right; }
  > :nth-child(-n + 2) { text-align: left; }
`

const Head = styled.div<{ $columns: number }>`
  ${columns}
  height: ${u(6)};
  color: ${color.boardMuted};
  font-size: ${u(3.6)};
`

const Row = styled.div<{ $columns: number }>`
  ${columns}
  ${growing}
  container-type: size;
  > * { font-size: min(${u(6)}, 53cqh); }
  > :first-child { color: ${color.boardMuted}; }
  > :last-child { font-family: ${font.title}; font-weight: 800; }
`
