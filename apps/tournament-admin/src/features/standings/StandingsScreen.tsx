import styled from 'styled-components'
import type { StandingRow } from '@torneo/contracts/standings'
import { text } from '@torneo/ui/tokens'
import { prefetchTable } from '../../parts/tables/prefetch-table'
import { RankedTable } from '../../parts/tables/RankedTable'
import { RankedTeam } from '../../parts/tables/RankedTeam'
import { TablePage } from '../../parts/tables/TablePage'
import { useTableChoice } from '../../parts/tables/use-table-choice'
import { tableReads } from '../../data/tables-api'
import { useStandings } from '../../data/use-tables'
import { Legend } from './Legend'
import { placeSentences } from './place-sentences'
import { standingsColumns } from './standings-columns'
import { standingsTexts as texts } from './standings-texts'

StandingsScreen.prefetch = prefetchTable((sportId, read) => read(tableReads.endpoints.tournamentStandings, { query: { sportId } }))

const idOf = ({ team }: StandingRow) => team.id
const isEarned = ({ played }: StandingRow) => played > 0
const title = ({ team }: StandingRow) => <RankedTeam team={team} />
const more = {
  header: texts.why,
  label: ({ team, position }: StandingRow) => texts.whyOf(team.name, position),
  content: (row: StandingRow, rows: readonly StandingRow[]) => (
    <Why>{placeSentences(row, rows).map((sentence) => <li key={sentence}>{sentence}</li>)}</Why>
  ),
}

/** 'Tablas de Posiciones' (spec 2 §2): the table of a sport, or of a category in it. */
export default function StandingsScreen() {
  const choice = useTableChoice()
  const table = useStandings(choice.sport?.id)
  return (
    <TablePage choice={choice} table={table} words={texts} icon="🏆">
      {(rows) => (
        <>
          <RankedTable
            caption={texts.caption}
            titleHeader={texts.team}
            title={title}
            columns={standingsColumns}
            rows={rows}
            idOf={idOf}
            isEarned={isEarned}
            more={more}
          />
          <Legend />
        </>
      )}
    </TablePage>
  )
}

const Why = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: 4px;
  ${text(13)}
`
