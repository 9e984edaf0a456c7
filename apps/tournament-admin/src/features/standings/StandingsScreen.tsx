import styled from 'styled-components'
import type { StandingRow } from '@torneo/contracts/standings'
import type { TeamStats } from '@torneo/contracts/teams'
import { color, gridGap, text } from '@torneo/ui/tokens'
import { RankedTable } from '../../parts/tables/RankedTable'
import { RankedTeam } from '../../parts/tables/RankedTeam'
import { TablePage } from '../../parts/tables/TablePage'
import { prefetchTable, useTableChoice } from '../../parts/tables/use-table-choice'
import { tableReads } from '../../data/tables-api'
import { useStandings } from '../../data/use-tables'
import type { RankedColumn } from '../../parts/tables/ranked-table'
import { placeSentences } from './place-sentences'
import { standingsTexts as texts, signed } from './standings-texts'

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
          <Legend aria-label={texts.legend}>
            {standingsColumns.map(({ key, header, short }) => <li key={key}><strong>{header}</strong> {short}</li>)}
          </Legend>
        </>
      )}
    </TablePage>
  )
}

const Why = styled.ul.attrs({ role: 'list' })`
  ${gridGap('4px')}
  ${text(13)}
`

/** What the abbreviations stand for. */
const Legend = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  color: ${color.muted};
  ${text(13)}
  strong { color: ${color.text}; font-weight: 700; }
  li:not(:last-child)::after { content: '·'; margin-inline: 6px; }
`

interface Column extends RankedColumn<StandingRow> {
  readonly meaning: string
  /** As the legend says it. */
  readonly short: string
}

const counter = (key: keyof TeamStats, header: string, meaning: string, short: string): Column =>
  ({ key, header, meaning, short, cell: (row) => row[key] })

const Gain = styled.span`
  color: ${color.success};
  font-weight: 600;
`

/** The columns of a table, with what they stand for. */
const standingsColumns: readonly Column[] = [
  counter('played', 'PJ', 'Partidos jugados', 'jugados'),
  counter('won', 'PG', 'Partidos ganados', 'ganados'),
  counter('drawn', 'PE', 'Partidos empatados', 'empatados'),
  counter('lost', 'PP', 'Partidos perdidos', 'perdidos'),
  counter('goalsFor', 'GF', 'Goles a favor', 'goles a favor'),
  counter('goalsAgainst', 'GC', 'Goles en contra', 'goles en contra'),
  { key: 'goalDifference', header: 'DG', meaning: 'Diferencia de gol', short: 'diferencia de gol', cell: ({ goalDifference: value }) => (value > 0 ? <Gain>{signed(value)}</Gain> : signed(value)) },
  { ...counter('points', 'Pts', 'Puntos', 'puntos'), isMain: true },
]
