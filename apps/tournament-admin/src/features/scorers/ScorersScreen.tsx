import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import type { Scoring } from '@torneo/domain/scoring/scoring-type'
import { byScoring, scoringOf } from '@torneo/domain/scoring/scorings'
import { podium } from '@torneo/domain/tables/scorers'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { MutedText } from '@torneo/ui/display/MutedText'
import { closingReads, useClosingQuery } from '../../data/closing-api'
import { tableReads } from '../../data/tables-api'
import { useScorers } from '../../data/use-tables'
import type { RankedColumn } from '../../parts/tables/ranked-table'
import { RankedTable } from '../../parts/tables/RankedTable'
import { RankedTeam } from '../../parts/tables/RankedTeam'
import { TablePage } from '../../parts/tables/TablePage'
import { prefetchTable, useTableChoice } from '../../parts/use-table-choice'
import { Podium } from './Podium'
import { Scorer } from './Scorer'
import { scorersTexts as texts } from './scorers-texts'

ScorersScreen.prefetch = prefetchTable((sportId, read) =>
  Promise.all([
    read(tableReads.endpoints.tournamentScorers, { query: { sportId } }),
    read(closingReads.endpoints.tournamentClosing),
  ]),
)

const idOf = ({ player, team }: ScorerRow) => `${player.id}-${team.id}`

const titleOf = (winners: ReadonlySet<string>, prize: string) => (row: ScorerRow) => (
  <Scorer player={row.player} prize={winners.has(idOf(row)) ? prize : undefined} />
)

const columnsOf = ({ countsPoints: isPoints }: Scoring): readonly RankedColumn<ScorerRow>[] => [
  { key: 'team', header: texts.team, isText: true, cell: ({ team }) => <RankedTeam team={team} size={24} isPlain /> },
  { key: 'matchesPlayed', header: 'PJ', meaning: 'Partidos jugados', cell: ({ matchesPlayed }) => matchesPlayed },
  {
    key: 'goals',
    header: isPoints ? 'Puntos' : 'Goles',
    singular: isPoints ? 'Punto' : 'Gol',
    isMain: true,
    cell: ({ goals }) => goals,
  },
  { key: 'assists', header: 'Asist.', meaning: 'Asistencias', cell: ({ assists }) => assists },
  {
    key: 'average',
    header: 'Prom.',
    meaning: isPoints ? 'Puntos por partido' : 'Goles por partido',
    cell: ({ average }) => average.toFixed(2),
  },
]

const columns = byScoring(columnsOf)

/** 'Tabla de Goleadores' (spec 2 §2): scorers of a sport or one of its categories, the best three on a podium. */
export default function ScorersScreen() {
  const choice = useTableChoice()
  const table = useScorers(choice.sport?.id)
  const closing = useClosingQuery(undefined, refetchStale)
  const own = closing.data?.items.find(({ sportId }) => sportId === choice.sport?.id)
  const winners = new Set(own?.isOver ? own.scorers.map(idOf) : [])
  const { kind, countsPoints: isPoints } = scoringOf(choice.sport?.rules)
  const title = titleOf(winners, isPoints ? texts.pointScorer : texts.scorer)
  const tableTexts = isPoints
    ? { ...texts, none: texts.noPointScorers, noneWhy: texts.noPointScorersWhy, noneOf: texts.noPointScorersOf }
    : texts
  return (
    <TablePage
      choice={choice}
      table={table}
      texts={tableTexts}
      icon={choice.sport?.icon ?? '⚽'}
      onPrint={async ({ foot }, rows, { lead }) =>
        (await import('./ScorersSheet')).scorersSheet({ rows, lead, isPoints, foot })
      }>
      {(rows) => {
        const best = podium(rows)
        return (
          <>
            {best && <Podium best={best} isPoints={isPoints} />}
            <RankedTable
              caption={isPoints ? texts.pointsCaption : texts.caption}
              titleHeader={texts.player}
              title={title}
              columns={columns[kind]}
              rows={rows}
              idOf={idOf}
            />
            <MutedText>{isPoints ? texts.pointsOrder : texts.order}</MutedText>
          </>
        )
      }}
    </TablePage>
  )
}
