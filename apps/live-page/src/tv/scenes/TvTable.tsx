import { shownPlace } from '@torneo/domain/competition/shown-leads'
import { shownName } from '@torneo/domain/competition/withdrawn'
import { color, font } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'
import { columns } from '../../live-texts'
import type { Ranking } from '../../tables/rankings'
import { growing, u } from '../tv-styles'
import { SelfScrolling } from './SelfScrolling'
import { TvMark } from './TvMark'

interface TvTableProps<Row> {
  readonly name: string
  readonly ranking: Ranking<Row>
  readonly rows: readonly Row[]
  readonly onRead: () => void
}

/** Standings or scorers; the heading stays while the rows scroll. */
export function TvTable<Row extends { readonly position: number }>({ name, ranking, rows, onRead }: TvTableProps<Row>) {
  const shown = ranking.columns.filter(({ isPageOnly }) => !isPageOnly)
  const heads = [columns.position, ranking.nameHead, ...shown.map(({ head }) => head)]
  return (
    <Root role="table" aria-label={name}>
      <div role="rowgroup">
        <Head role="row" $columns={heads.length}>
          {heads.map((head) => (
            <span key={head} role="columnheader">
              {head}
            </span>
          ))}
        </Head>
      </div>
      <SelfScrolling onRead={onRead} role="rowgroup">
        {rows.map((row) => {
          const { id, team, name: rowName, number } = ranking.nameOf(row)
          return (
            <Row key={id} role="row" $columns={heads.length}>
              <span role="cell">{shownPlace(row, rows)}</span>
              <span role="cell">
                <Name>
                  <TvMark team={team} size={6.4} />
                  <b>{rowName}</b>
                  {number !== undefined && <small>{shownName(team)}</small>}
                </Name>
              </span>
              {shown.map(({ head, value }) => (
                <span key={head} role="cell">
                  {value(row)}
                </span>
              ))}
            </Row>
          )
        })}
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

const grid = css<{ $columns: number }>`
  display: grid;
  grid-template-columns: ${u(10)} minmax(0, 1fr) repeat(${({ $columns }) => $columns - 2}, ${u(13)});
  align-items: center;
  border-bottom: 1px solid ${color.boardLine};
  line-height: 1.1;
  > * { text-align: right; }
  > :nth-child(-n + 2) { text-align: left; }
`

const Head = styled.div<{ $columns: number }>`
  ${grid}
  height: ${u(6)};
  color: ${color.boardMuted};
  font-size: ${u(3.6)};
`

const Row = styled.div<{ $columns: number }>`
  ${grid}
  ${growing}
  container-type: size;
  > * { font-size: min(${u(8)}, 53cqh); }
  > :first-child { color: ${color.boardMuted}; }
  > :last-child { font-family: ${font.title}; font-weight: 800; }
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${u(2)};
  min-width: 0;
  b { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { flex: none; color: ${color.boardMuted}; font-size: ${u(3.6)}; }
`
