import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { signed } from '@torneo/domain/format/signed'
import { counterHeaders } from '../tables/tables-texts'
import { paperTexts as texts } from './paper-texts'

interface TableOnPaperProps {
  readonly rows: readonly StandingRow[]
  readonly scoring: ScoringKind
}

/** A table of positions on paper. A sport of sets has no column for draws. */
export function TableOnPaper({ rows, scoring }: TableOnPaperProps) {
  const hasDraws = scoring !== 'sets'
  const headers = ['PJ', 'PG', ...(hasDraws ? ['PE'] : []), 'PP', ...counterHeaders[scoring], 'Pts']
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
        {rows.map(({ position, team, played, won, drawn, lost, goalsFor, goalsAgainst, goalDifference, points }) => (
          <tr key={team.id}>
            <td>{position}</td>
            <td>{team.name}</td>
            <td>{played}</td>
            <td>{won}</td>
            {hasDraws && <td>{drawn}</td>}
            <td>{lost}</td>
            <td>{goalsFor}</td>
            <td>{goalsAgainst}</td>
            <td>{signed(goalDifference)}</td>
            <td>
              <strong>{points}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
