import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { shownPlace } from '@torneo/domain/competition/shown-leads'
import { shownName } from '@torneo/domain/competition/withdrawn'
import { signed } from '@torneo/domain/format/signed'
import { scorings } from '@torneo/domain/scoring/scorings'
import { paperTexts as texts } from './paper-texts'

interface TableOnPaperProps {
  readonly rows: readonly StandingRow[]
  readonly scoring: ScoringKind
}

/** A table of positions on paper. A sport of sets has no column for draws. */
export function TableOnPaper({ rows, scoring }: TableOnPaperProps) {
  const { hasSets, columns } = scorings[scoring]
  const hasDraws = !hasSets
  const hasBonus = rows.some(({ bonus = 0 }) => bonus > 0)
  const headers = [
    'PJ',
    'PG',
    ...(hasDraws ? ['PE'] : []),
    'PP',
    columns.favour[0],
    columns.against[0],
    columns.difference[0],
    ...(hasBonus ? ['Bon'] : []),
    'Pts',
  ]
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.position}</th>
          <th scope="col">{texts.team}</th>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.team.id}>
            <td>{shownPlace(row, rows)}</td>
            <td>{shownName(row.team)}</td>
            <td>{row.played}</td>
            <td>{row.won}</td>
            {hasDraws && <td>{row.drawn}</td>}
            <td>{row.lost}</td>
            <td>{row.goalsFor}</td>
            <td>{row.goalsAgainst}</td>
            <td>{signed(row.goalDifference)}</td>
            {hasBonus && <td>{row.bonus ?? 0}</td>}
            <td>
              <strong>{row.points}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
