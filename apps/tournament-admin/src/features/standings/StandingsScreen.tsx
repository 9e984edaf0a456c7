import type { StandingRow } from '@torneo/contracts/tournament/standings'
import type { TeamStats } from '@torneo/contracts/tournament/team-stats'
import { hasPlaces, shownPlace } from '@torneo/domain/competition/shown-leads'
import { signed } from '@torneo/domain/format/signed'
import type { Scoring } from '@torneo/domain/scoring/scoring-type'
import { byScoring, scoringOf, scorings } from '@torneo/domain/scoring/scorings'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { tableReads } from '../../data/tables-api'
import { useStandings } from '../../data/use-tables'
import { type RowOfZone, useZones } from '../../data/use-zones'
import type { RankedColumn } from '../../parts/tables/ranked-table'
import { RankedTable } from '../../parts/tables/RankedTable'
import { RankedTeam } from '../../parts/tables/RankedTeam'
import { TablePage } from '../../parts/tables/TablePage'
import { prefetchTable, useTableChoice } from '../../parts/use-table-choice'
import { placeSentences } from './place-sentences'
import { standingsTexts as texts } from './standings-texts'

StandingsScreen.prefetch = prefetchTable((sportId, read) =>
  read(tableReads.endpoints.tournamentStandings, { query: { sportId } }),
)

const idOf = ({ team }: StandingRow) => team.id
const isEarned = ({ played }: StandingRow) => played > 0
const title = ({ team }: StandingRow) => <RankedTeam team={team} />
const whyOf = (row: StandingRow, rows: readonly StandingRow[]) =>
  hasPlaces(rows) ? texts.whyOf(row.team.name, shownPlace(row, rows)) : texts.whyNoneOf(row.team.name)
const moreOf = (scoring: Scoring) => ({
  header: texts.why,
  label: whyOf,
  content: (row: StandingRow, rows: readonly StandingRow[]) => (
    <Why>
      {placeSentences(row, rows, scoring).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Why>
  ),
})

/** The reason of a place in a zone, as its tie-breaks decided it (B33). */
const zoneMore = {
  ...moreOf(scorings.goals),
  content: ({ decidedBy }: RowOfZone, rows: readonly RowOfZone[]) => (
    <Why>
      <li>{hasPlaces(rows) ? (decidedBy?.text ?? texts.firstOfZone) : texts.noPlaces}</li>
    </Why>
  ),
}

/** 'Tablas de Posiciones' (spec 2 §2): the table of a sport or one of its categories. */
export default function StandingsScreen() {
  const choice = useTableChoice()
  const table = useStandings(choice.sport?.id)
  const scoring = scoringOf(choice.sport?.rules).kind
  const columns = choice.sport?.rules.usesBonus
    ? standingsColumns[scoring].toSpliced(-1, 0, bonusColumn)
    : standingsColumns[scoring]
  const zones = useZones(choice.sport?.id, table.rows)
  const zonesOf = (rows: readonly StandingRow[]) =>
    zones
      .map((zone) => ({ ...zone, rows: zone.rows.filter(({ team }) => rows.some((row) => row.team.id === team.id)) }))
      .filter((zone) => zone.rows.length > 0)
  const shared = { titleHeader: texts.team, title, columns, idOf, isEarned }
  return (
    <TablePage
      choice={choice}
      table={table}
      texts={texts}
      icon="🏆"
      onPrint={async ({ foot }, rows, { lead }) =>
        (await import('./StandingsSheet')).standingsSheet({
          lead,
          scoring,
          foot,
          tables: zones.length > 1 ? zonesOf(rows) : [{ name: null, rows }],
        })
      }>
      {(rows) => (
        <>
          {zones.length === 0 && (
            <RankedTable {...shared} caption={texts.caption} rows={rows} more={moreByScoring[scoring]} />
          )}
          {zonesOf(rows).map((zone) => (
            <Stack as="section" $gap={8} key={zone.zoneId}>
              {zones.length > 1 && zone.name !== null && <h2>{zone.name}</h2>}
              <RankedTable
                {...shared}
                caption={zones.length === 1 || zone.name === null ? texts.caption : `${texts.caption}: ${zone.name}`}
                rows={zone.rows}
                more={zoneMore}
              />
            </Stack>
          ))}
          <Legend aria-label={texts.legend}>
            {columns.map(({ key, header, short }) => (
              <li key={key}>
                <strong>{header}</strong> {short}
              </li>
            ))}
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

/** Meanings of the abbreviations. */
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
  /** Text in the legend. */
  readonly short: string
}

const counter = (key: keyof TeamStats, header: string, meaning: string, short: string): Column => ({
  key,
  header,
  meaning,
  short,
  cell: (row) => row[key],
})

const Gain = styled.span`
  color: ${color.success};
  font-weight: 600;
`

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Columns of a table with their meanings. A sport scored by sets has no column for draws. */
function columnsOf({ hasSets, columns: { favour, against, difference } }: Scoring): readonly Column[] {
  return [
    counter('played', 'PJ', 'Partidos jugados', 'jugados'),
    counter('won', 'PG', 'Partidos ganados', 'ganados'),
    ...(hasSets ? [] : [counter('drawn', 'PE', 'Partidos empatados', 'empatados')]),
    counter('lost', 'PP', 'Partidos perdidos', 'perdidos'),
    counter('goalsFor', favour[0], sentenceCase(favour[1]), favour[1]),
    counter('goalsAgainst', against[0], sentenceCase(against[1]), against[1]),
    {
      key: 'goalDifference',
      header: difference[0],
      meaning: sentenceCase(difference[1]),
      short: difference[1],
      cell: ({ goalDifference: value }) => (value > 0 ? <Gain>{signed(value)}</Gain> : signed(value)),
    },
    { ...counter('points', 'Pts', 'Puntos', 'puntos'), isMain: true },
  ]
}

/** Bonus points, in a sport that has them (B81). */
const bonusColumn: Column = {
  key: 'bonus',
  header: 'Bon',
  meaning: 'Puntos bonus',
  short: 'puntos bonus',
  cell: ({ bonus = 0 }) => bonus,
}

const standingsColumns = byScoring(columnsOf)
const moreByScoring = byScoring(moreOf)
