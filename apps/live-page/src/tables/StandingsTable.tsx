import type { StandingRow } from '@torneo/contracts/standings'
import styled from 'styled-components'
import { color, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { columns, legend, liveTexts } from '../live-texts'
import { TeamMark } from '../parts/TeamMark'
import { RankMark } from './RankMark'
import { Named, Strong, Table, TableFrame } from './table-styles'

interface StandingsTableProps {
  readonly rows: readonly StandingRow[]
  readonly sport: string
}

const more = { 'data-more': true }
const some = { 'data-some': true }
const signed = (difference: number) => (difference > 0 ? `+${difference}` : String(difference))

/** A sport's table; on a phone without the columns that one turns it for. */
export function StandingsTable({ rows, sport }: StandingsTableProps) {
  return (
    <>
      <TableFrame>
        <Table>
          <caption><VisuallyHidden>{liveTexts.standingsOf(sport)}</VisuallyHidden></caption>
          <thead>
            <tr>
              <th scope="col">{columns.position}</th>
              <th scope="col">{columns.team}</th>
              <th scope="col" {...some}>{columns.played}</th>
              <th scope="col" {...more}>{columns.won}</th>
              <th scope="col" {...more}>{columns.drawn}</th>
              <th scope="col" {...more}>{columns.lost}</th>
              <th scope="col" {...more}>{columns.goalsFor}</th>
              <th scope="col" {...more}>{columns.goalsAgainst}</th>
              <th scope="col">{columns.goalDifference}</th>
              <th scope="col">{columns.points}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.team.id}>
                <td><RankMark position={row.position} hasPlayed={row.played > 0} /></td>
                <th scope="row"><Named><TeamMark team={row.team} size={28} /><span>{row.team.name}</span></Named></th>
                <td {...some}>{row.played}</td>
                <td {...more}>{row.won}</td>
                <td {...more}>{row.drawn}</td>
                <td {...more}>{row.lost}</td>
                <td {...more}>{row.goalsFor}</td>
                <td {...more}>{row.goalsAgainst}</td>
                <td>{signed(row.goalDifference)}</td>
                <td><Strong>{row.points}</Strong></td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <Legend>{legend.map(([short, long]) => <span key={short}><b>{short}</b> {long}</span>)}</Legend>
    </>
  )
}

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  color: ${color.muted};
  ${text(12)}
  b { color: ${color.text}; }
`
