import type { CupRow, GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import {
  allCupColumns,
  columnOf,
  cupCell,
  type CupColumn,
  cupColumns,
  placeWords,
} from '@torneo/domain/general-cup/cup-columns'
import { promotionTeam } from '@torneo/domain/general-cup/promotion-team'
import { useAddressValue } from '@torneo/panel/collection/use-address-values'
import { Link } from '@torneo/router'
import { Stack } from '@torneo/ui/layout/Stack'
import { useMedia } from '@torneo/ui/layout/use-media'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { clampLines, color, flexRow, flexWrap, gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import type { RankedColumn } from '../../parts/tables/ranked-table'
import { RankedTable } from '../../parts/tables/RankedTable'
import { TeamMark } from '../../parts/TeamMark'
import { generalCupTexts as texts } from './general-cup-texts'

interface CupTableProps {
  readonly cup: GeneralCup
  readonly sports: readonly TournamentSport[]
  /** Rows of the chosen category, in the order of the chosen view. */
  readonly rows: readonly CupRow[]
  /** True: as if everything ended now. */
  readonly isNow: boolean
}

const idOf = ({ promotion }: CupRow) => promotion.id
const title = ({ promotion, moved = 0 }: CupRow) => (
  <Title>
    <TeamMark team={promotionTeam(promotion)} />
    <span>
      <b>{promotion.name}</b>
      {moved !== 0 && (
        <Arrow $isUp={moved > 0}>
          <span aria-hidden>
            {moved > 0 ? '▲' : '▼'}
            {Math.abs(moved)}
          </span>
          <VisuallyHidden>{texts.moved(moved)}</VisuallyHidden>
        </Arrow>
      )}
      <small>{promotion.category}</small>
    </span>
  </Title>
)

/** The table of the cup: a column for each sport and contest; an opened row says what it is made of. */
export function CupTable({ cup, sports, rows, isNow }: CupTableProps) {
  const { shown, hidden } = cupColumns(cup, sports)
  const all = allCupColumns(cup, sports)
  const [opened, setOpened] = useAddressValue('promo')
  // A narrow screen has the total alone: an opened row says the rest.
  const isNarrow = useMedia('(max-width: 63.99em)')
  const figure = (row: CupRow, key: string) => {
    const cell = cupCell(row, key, isNow)
    if (!cell) return '–'
    return cell.sure ? cell.points : <em>{cell.points}</em>
  }
  const columns: RankedColumn<CupRow>[] = [
    ...(isNarrow ? [] : shown).map(({ key, icon, name }) => ({
      key,
      header: icon,
      meaning: name,
      cell: (row: CupRow) => figure(row, key),
    })),
    {
      key: 'total',
      header: texts.total,
      cell: ({ points, now }) => (isNow ? now : points),
      isMain: true,
      singular: texts.total,
    },
  ]
  return (
    <Stack $gap={8}>
      <RankedTable
        caption={texts.caption}
        titleHeader={texts.promotion}
        title={title}
        columns={columns}
        rows={rows.map((row) => ({ ...row, played: row.points + row.now === 0 ? 0 : 1 }))}
        idOf={idOf}
        isEarned={({ points, now }) => (isNow ? now : points) > 0}
        more={{ ...moreOf(all, isNow), opened: { id: opened, onChange: setOpened } }}
      />
      <Legend>
        {!isNarrow &&
          shown.map(({ key, icon, name }) => (
            <li key={key}>
              {icon} {name}
            </li>
          ))}
        {!isNarrow && hidden > 0 && <li>{texts.hiddenColumnsWhy(hidden)}</li>}
        <li>{isNow ? texts.nowWhy : texts.sureWhy}</li>
      </Legend>
    </Stack>
  )
}

const moreOf = (columns: readonly CupColumn[], isNow: boolean) => ({
  header: texts.lines,
  label: ({ promotion, position }: CupRow) => texts.linesOf(promotion.name, position),
  content: (row: CupRow) => <Lines row={row} columns={columns} isNow={isNow} />,
})

interface LinesProps {
  readonly row: CupRow
  readonly columns: readonly CupColumn[]
  readonly isNow: boolean
}

/** The parts of a promotion's points; each sport leads to its table. */
function Lines({ row, columns, isNow }: LinesProps) {
  return (
    <LineList>
      {row.lines.map((line, index) => {
        const words = placeWords(line)
        const name = `${columns.find(({ key }) => key === columnOf(line))?.icon ?? ''} ${line.name}`
        const points = isNow ? line.now : line.points
        return (
          <li key={index}>
            <span>
              {'sportId' in line.from ? (
                <Link to={`/tournament/competition?deporte=${line.from.sportId}`}>{name}</Link>
              ) : (
                name
              )}{' '}
              {words && <small>{words}</small>}
            </span>
            {line.sure || !isNow ? (
              <b>{line.sure ? points : '–'}</b>
            ) : (
              <em>
                {points}
                <VisuallyHidden> provisorio</VisuallyHidden>
              </em>
            )}
          </li>
        )
      })}
    </LineList>
  )
}

const Arrow = styled.span<{ $isUp: boolean }>`
  margin-left: 6px;
  color: ${({ $isUp }) => ($isUp ? color.success : color.danger)};
  ${text(12)}
`

const Title = styled.span`
  ${flexRow('10px')}
  min-width: 0;
  span { min-width: 0; overflow-wrap: anywhere; }
  b { font-weight: 600; ${clampLines(3)} }
  small { display: block; color: ${color.muted}; ${text(12)} }
`

const LineList = styled.ul.attrs({ role: 'list' })`
  ${gridGap('0 24px')}
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  ${text(14)}
  li { ${flexRow('8px', 'baseline', 'space-between')} padding-block: 6px; border-bottom: 1px solid ${color.line}; }
  > span { ${clampLines(3)} }
  small { color: ${color.muted}; ${text(13)} }
  b, em { flex: none; font-weight: 700; font-variant-numeric: tabular-nums; }
`

const Legend = styled.ul.attrs({ role: 'list' })`
  ${flexWrap('4px 16px')}
  color: ${color.muted};
  ${text(13)}
  li { ${clampLines(3)} }
`
