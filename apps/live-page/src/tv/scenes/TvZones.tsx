import type { ZoneRow } from '@torneo/contracts/competition/zone-table'
import { hasPlayed, shownPlace, shownRows } from '@torneo/domain/competition/shown-leads'
import { color, font } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'
import { competitionTexts } from '../../competition/competition-texts'
import { edgeColors, isCutBelow, placeEdges, type RowEdge } from '../../competition/place-edges'
import { columns } from '../../live-texts'
import { standingsRankingOf } from '../../tables/rankings'
import { twoLines, u } from '../tv-styles'
import { TvMark } from './TvMark'
import type { ZoneScene } from './zone-scenes'

/** Tables of zones side by side, with the places that lead on. */
export function TvZones({ scene: { sport, league, tables } }: { readonly scene: ZoneScene }) {
  const cups = placeEdges(league)
  const passWords = league.state === 'over' ? competitionTexts.passed : competitionTexts.passes
  const ranking = standingsRankingOf(sport.rules)
  const shown = ranking.columns.filter(({ head, isPageOnly }) =>
    tables.length > 1 ? [columns.played, columns.points].includes(head as never) || head.startsWith('D') : !isPageOnly,
  )
  const rowHeight = Math.max(
    6.4,
    Math.min(11, 50 / Math.max(...tables.map(({ rows, slots = [] }) => Math.max(rows.length, slots.length)))),
  )
  return (
    <Root>
      <Grid>
        {tables.map(({ zoneId, rows: all, slots = [] }) => {
          const rows = shownRows(all)
          const open = slots.flatMap(({ label, team }) => (team ? [] : [label]))
          const name = league.zones.find(({ id }) => id === zoneId)?.name ?? ''
          return (
            <Table key={zoneId} $row={rowHeight} aria-label={competitionTexts.zone(name)}>
              <thead>
                <tr>
                  <th scope="col" colSpan={2}>
                    {name}
                  </th>
                  {shown.map(({ head }) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row
                    key={row.team.id}
                    $edge={cups.find(({ phaseId }) => phaseId === row.leadsTo?.phaseId)?.edge ?? null}
                    $isFaint={row.leadsTo?.sure === false}
                    $isCut={isCutBelow(rows, row)}>
                    <td>{shownPlace(row, rows)}</td>
                    <th scope="row">
                      <Name>
                        <TvMark team={row.team} size={5} />
                        <span>
                          {row.team.name}
                          <Remark row={row} />
                        </span>
                      </Name>
                    </th>
                    {shown.map(({ head, value }) => (
                      <td key={head}>{value(row)}</td>
                    ))}
                  </Row>
                ))}
                {open.map((words) => (
                  <tr key={words}>
                    <th scope="row" colSpan={shown.length + 2}>
                      {words}
                    </th>
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        })}
      </Grid>
      {cups.length > 0 && tables.some(({ rows }) => hasPlayed(rows)) && (
        <Legend>
          {cups.map(({ phaseId, name, edge }) => (
            <Lead key={phaseId} $edge={edge}>
              {passWords(name)}
            </Lead>
          ))}
        </Legend>
      )}
    </Root>
  )
}

/** A word about a row that its figures do not show. */
function Remark({ row }: { readonly row: ZoneRow }) {
  const words =
    (row.withdrawn && competitionTexts.withdrawn) ||
    (row.lotsDue && competitionTexts.lotsDue) ||
    (row.deducted !== 0 && competitionTexts.deducted(row.deducted))
  return words ? <small>{words}</small> : null
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${u(2)};
  min-height: 0;
`

const Grid = styled.div`
  flex: 1;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${u(5)};
  align-items: start;
  min-height: 0;
`

const Table = styled.table<{ $row: number }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${u(4)};
  line-height: 1.1;
  th, td { padding: 0 ${u(0.8)}; text-align: right; font-variant-numeric: tabular-nums; }
  tbody > tr > * { height: ${({ $row }) => u($row)}; }
  thead th { height: ${u(6.4)}; color: ${color.boardMuted}; font-size: ${u(3)}; font-weight: 400; }
  thead th:first-child { color: ${color.onBoard}; font-family: ${font.title}; font-size: ${u(4.4)}; font-weight: 700; text-align: left; }
  tbody th { width: 99%; font-weight: 600; text-align: left; }
  tbody td:first-child { color: ${color.boardMuted}; text-align: left; }
  tbody td:last-child { font-family: ${font.title}; font-weight: 800; }
`

const Row = styled.tr<{ $edge: RowEdge | null; $isFaint: boolean; $isCut: boolean }>`
  > * { border-top: 1px solid ${color.boardLine}; }
  ${({ $edge, $isFaint }) =>
    $edge && css`> :first-child { border-left: ${u(0.8)} ${$isFaint ? 'dotted' : 'solid'} ${edgeColors[$edge]}; }`}
  ${({ $isCut }) => $isCut && css`> * { border-bottom: ${u(0.4)} solid ${color.boardMuted}; }`}
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${u(1.2)};
  > span:last-child { min-width: 0; ${twoLines} }
  small { display: block; color: ${color.boardMuted}; font-size: ${u(2.8)}; }
`

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${u(1)} ${u(5)};
  color: ${color.boardMuted};
  font-size: ${u(3.2)};
`

const Lead = styled.span<{ $edge: RowEdge }>`
  padding-left: ${u(1.4)};
  border-left: ${u(0.8)} solid ${({ $edge }) => edgeColors[$edge]};
`
