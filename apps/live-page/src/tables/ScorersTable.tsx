import type { ScorerRow } from '@torneo/contracts/scorers'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { columns, liveTexts } from '../live-texts'
import { TeamMark } from '../parts/TeamMark'
import { RankMark } from './RankMark'
import { Named, Strong, Table, TableFrame } from './table-styles'

interface ScorersTableProps {
  readonly rows: readonly ScorerRow[]
  readonly sport: string
}

const more = { 'data-more': true }
const some = { 'data-some': true }

/** Who scored; the team stands under the name. */
export function ScorersTable({ rows, sport }: ScorersTableProps) {
  return (
    <TableFrame>
      <Table>
        <caption><VisuallyHidden>{liveTexts.scorersOf(sport)}</VisuallyHidden></caption>
        <thead>
          <tr>
            <th scope="col">{columns.position}</th>
            <th scope="col">{columns.player}</th>
            <th scope="col" {...some}>{columns.played}</th>
            <th scope="col" {...more}>{columns.assists}</th>
            <th scope="col" {...more}>{columns.average}</th>
            <th scope="col">{columns.goals}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, player, team, goals, assists, matchesPlayed, average }) => (
            <tr key={player.id}>
              <td><RankMark position={position} /></td>
              <th scope="row">
                <Named><TeamMark team={team} size={28} /><span>{player.name}<small>{liveTexts.playerNumber(player.number)} · {team.name}</small></span></Named>
              </th>
              <td {...some}>{matchesPlayed}</td>
              <td {...more}>{assists}</td>
              <td {...more}>{average.toFixed(2)}</td>
              <td><Strong>{goals}</Strong></td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  )
}
