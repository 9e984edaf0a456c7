import { shownPlace } from '@torneo/domain/competition/shown-leads'
import { shownName } from '@torneo/domain/competition/withdrawn'
import { Badge } from '@torneo/ui/display/Badge'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { clampLines, color, flexRow, font, radius, shadow, text } from '@torneo/ui/theme/tokens'
import { Crown, Medal } from 'lucide-react'
import styled, { css } from 'styled-components'
import { edgeColors, type RowEdge } from '../competition/place-edges'
import { columns, liveTexts } from '../live-texts'
import { TeamMark } from '../parts/TeamMark'
import { Unbroken } from '../parts/Unbroken'
import type { Ranking } from './rankings'

interface RankingTableProps<Row> {
  readonly caption: string
  readonly ranking: Ranking<Row>
  readonly rows: readonly Row[]
  /** True for rows to mark, as followed on this device. */
  readonly isOurs: (row: Row) => boolean
  /** Remark of a row in a zone, whose first three get no medals. */
  readonly remarkOf?: (row: Row) => RowRemark
}

/** Destination of a place, and the rule that decided it. */
export interface RowRemark {
  /** Colour of the bar at the row's start. */
  readonly edge: RowEdge | null
  /** The bar is dotted: the place may lead on. */
  readonly isFaint: boolean
  /** A line ends the places that lead to the same phase. */
  readonly isCut: boolean
  /** Meaning of the bar, for screen readers. */
  readonly spoken: string | null
  readonly notes: readonly string[]
}

/** Standings or scorers; columns that need more room are hidden on a phone. */
export function RankingTable<Row extends { readonly position: number }>({
  caption,
  ranking,
  rows,
  isOurs,
  remarkOf,
}: RankingTableProps<Row>) {
  const last = ranking.columns.length - 1
  return (
    <Frame $rows={rows.length}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.position}</th>
            <th scope="col">{ranking.nameHead}</th>
            {ranking.columns.map(({ head, room }) => (
              <th key={head} scope="col" data-room={room}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { id, team, name, number, hasPlayed } = ranking.nameOf(row)
            const remark = remarkOf?.(row)
            return (
              <Row key={id} data-ours={isOurs(row) || undefined} $remark={remark}>
                <td>
                  <Position position={row.position} place={shownPlace(row, rows)} hasPlayed={hasPlayed && !remark} />
                </td>
                <th scope="row">
                  <Name>
                    <TeamMark team={team} size={28} />
                    <span>
                      <ClampedText>{name}</ClampedText>
                      {number !== undefined && (
                        <small>
                          {liveTexts.playerNumber(number)} · {shownName(team)}
                        </small>
                      )}
                      {remark?.notes.map((note) => (
                        <small key={note}>
                          <Unbroken text={note} />
                        </small>
                      ))}
                      {remark?.spoken && <VisuallyHidden>. {remark.spoken}</VisuallyHidden>}
                    </span>
                  </Name>
                </th>
                {ranking.columns.map(({ head, value, room }, index) => (
                  <td key={head} data-room={room}>
                    {index === last ? <Total>{value(row)}</Total> : value(row)}
                  </td>
                ))}
              </Row>
            )
          })}
        </tbody>
      </Table>
    </Frame>
  )
}

const tones = ['gold', 'silver', 'bronze'] as const

interface PositionProps {
  readonly position: number
  readonly place: string
  readonly hasPlayed: boolean
}

/** Position; the first three that have played have a colour and an icon (spec 2 §2). */
function Position({ position, place, hasPlayed }: PositionProps) {
  const tone = hasPlayed ? tones[position - 1] : undefined
  if (!tone) return <Plain>{place}</Plain>
  return (
    <Badge tone={tone} icon={position === 1 ? <Crown aria-hidden /> : <Medal aria-hidden />}>
      {place}
    </Badge>
  )
}

/** Width below which a name would break letter by letter, as on a small phone with large text. */
const narrow = '@container (max-width: 16rem)'

// Columns depend on the table's own width in the reader's text size.
const Frame = styled.div<{ $rows: number }>`
  ${({ $rows }) => contentVisibility(34 + $rows * 45)}
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  container-type: inline-size;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text(14)}
  caption { text-align: left; }
  th, td { padding: 8px 4px; text-align: right; font-variant-numeric: tabular-nums; }
  th:first-child, td:first-child { padding-left: 12px; text-align: left; }
  th:last-child, td:last-child { padding-right: 16px; }
  thead th { color: ${color.muted}; font-weight: 600; ${text(12)} }
  tbody th { font-weight: 600; text-align: left; }
  thead th:nth-child(2) { text-align: left; }
  tbody tr > * { border-top: 1px solid ${color.line}; }
  tr[data-ours] { background: ${color.sunken}; }
  [data-room='wide'] { display: none; }
  ${narrow} { [data-room], svg { display: none; } }
  @container (min-width: 34rem) {
    th, td { padding-inline: 8px; }
    [data-room='wide'] { display: table-cell; }
  }
`

const Row = styled.tr<{ $remark: RowRemark | undefined }>`
  ${({ $remark }) =>
    $remark?.edge &&
    css`
    td:first-child {
      border-left: 4px ${$remark.isFaint ? 'dotted' : 'solid'} ${edgeColors[$remark.edge]};
    }
  `}
  ${({ $remark }) => $remark?.isCut && css`&& > * { border-bottom: 2px solid ${color.control}; }`}
`

const Plain = styled.span`
  padding-left: 8px;
  color: ${color.muted};
`

const Total = styled.b`
  font-family: ${font.title};
  font-weight: 800;
  ${text(16)}
`

const Name = styled.span`
  ${flexRow('10px')}
  min-width: 0;
  ${narrow} { flex-direction: column; align-items: flex-start; gap: 4px; }
  small { ${clampLines(3)} color: ${color.muted}; font-weight: 400; ${text(12)} }
`
