import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import { shownName } from '@torneo/domain/competition/withdrawn'
import { Paper, PaperPage } from '@torneo/ui/layout/Paper'
import styled from 'styled-components'
import { tablesTexts } from '../../parts/tables/tables-texts'
import { scorersTexts as texts } from './scorers-texts'

interface ScorersSheetProps {
  readonly rows: readonly ScorerRow[]
  readonly lead: string
  readonly isPoints: boolean
  readonly foot: readonly string[]
}

/** The scorers of a sport on paper. */
export const scorersSheet = ({ rows, lead, isPoints, foot }: ScorersSheetProps) => (
  <Sheet>
    <PaperPage title={isPoints ? texts.pointsCaption : texts.caption} lead={lead} foot={foot}>
      <table>
        <thead>
          <tr>
            {[tablesTexts.position, texts.player, texts.team, ...texts.printedHeaders(isPoints)].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, player, team, matchesPlayed, goals, assists, average }) => (
            <tr key={`${player.id}-${team.id}`}>
              <td>{position}</td>
              <td>{player.name}</td>
              <td>{shownName(team)}</td>
              <td>{matchesPlayed}</td>
              <td>
                <strong>{goals}</strong>
              </td>
              <td>{assists}</td>
              <td>{average.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperPage>
  </Sheet>
)

const Sheet = styled(Paper)`
  th, td { padding: 3pt 4pt; }
`
