import type { CupRow, GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { allCupColumns, cupCell } from '@torneo/domain/general-cup/cup-columns'
import { Paper, PaperPage } from '@torneo/ui/layout/Paper'
import styled from 'styled-components'
import { generalCupTexts as texts } from './general-cup-texts'

interface CupSheetProps {
  readonly cup: GeneralCup
  readonly sports: readonly TournamentSport[]
  readonly rows: readonly CupRow[]
  readonly isNow: boolean
  readonly category: PromotionCategory | undefined
  readonly foot: readonly string[]
}

/** The table of the cup on paper, with all of its columns. */
export function cupSheet({ cup, sports, rows, isNow, category, foot }: CupSheetProps) {
  const columns = allCupColumns(cup, sports)
  return (
    <Paper>
      <PaperPage
        title={cup.name}
        lead={[category, isNow ? joinSentences(texts.now, texts.nowWhy) : texts.sureWhy].filter(Boolean).join(' · ')}
        foot={foot}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Pos</th>
              <th scope="col">{texts.promotion}</th>
              {columns.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{texts.total}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.promotion.id}>
                <td>{row.position}</td>
                <th scope="row">{row.promotion.name}</th>
                {columns.map(({ key }) => {
                  const cell = cupCell(row, key, isNow)
                  return <td key={key}>{!cell ? '–' : cell.sure ? cell.points : <em>{cell.points}</em>}</td>
                })}
                <td>
                  <strong>{isNow ? row.now : row.points}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </PaperPage>
    </Paper>
  )
}

const Table = styled.table`
  && th[scope='row'] { border-bottom: 0.5pt solid #999; font-size: 10pt; }
  && td, && thead th:nth-child(n + 3) { text-align: right; }
  && td:first-child { text-align: left; }
`
