import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { Paper, PaperPage } from '@torneo/ui/layout/Paper'
import { TableOnPaper } from '../../parts/paper/TableOnPaper'
import { standingsTexts as texts } from './standings-texts'

interface StandingsSheetProps {
  readonly lead: string
  readonly scoring: ScoringKind
  /** The table of the sport, or of each of its zones. */
  readonly tables: readonly { readonly name: string | null; readonly rows: readonly StandingRow[] }[]
  readonly foot: readonly string[]
}

/** The tables of a sport on paper. */
export const standingsSheet = ({ lead, scoring, tables, foot }: StandingsSheetProps) => (
  <Paper>
    <PaperPage title={texts.caption} lead={lead} foot={foot}>
      {tables.map(({ name, rows }) => (
        <section key={name}>
          {name !== null && <h3>{name}</h3>}
          <TableOnPaper rows={rows} scoring={scoring} />
        </section>
      ))}
    </PaperPage>
  </Paper>
)
