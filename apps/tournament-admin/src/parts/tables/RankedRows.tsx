import { shownPlace } from '@torneo/domain/competition/shown-leads'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { LongList } from '@torneo/ui/lists/LongList'
import {
  ColumnHeader,
  type ColumnWidth,
  GridTable,
  RowHeader,
  TableBody,
  TableCell,
  TableFrame,
  TableHead,
  TableRow,
} from '@torneo/ui/lists/table-parts'
import { color, font, media, text } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'
import { MoreButton } from './MoreButton'
import { type Rank, RankBadge, rankOf } from './RankBadge'
import type { RankedTableProps } from './ranked-table'
import { tablesTexts as texts } from './tables-texts'
import { useExpanded } from './use-expanded'

export const rankedWidths = <Row,>({
  columns,
  more,
}: Pick<RankedTableProps<Row>, 'columns' | 'more'>): readonly ColumnWidth[] => [
  [100],
  [128, 4],
  ...columns.map(({ isText }): ColumnWidth => (isText ? [112, 2] : [48, 1])),
  ...(more ? [[64] as const] : []),
]

/** Wide layout of the rows, as a table. */
export function RankedRows<Row extends { readonly position: number }>(props: RankedTableProps<Row>) {
  const { caption, titleHeader, columns, rows, idOf, more } = props
  return (
    <TableFrame>
      <Table $widths={rankedWidths(props)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <ColumnHeader>{texts.position}</ColumnHeader>
            <ColumnHeader>{titleHeader}</ColumnHeader>
            {columns.map(({ key, header, meaning, isText }) => (
              <Head key={key} $isText={isText}>
                {meaning ? <abbr title={meaning}>{header}</abbr> : header}
              </Head>
            ))}
            {more && (
              <ColumnHeader>
                <VisuallyHidden>{more.header}</VisuallyHidden>
              </ColumnHeader>
            )}
          </TableRow>
        </TableHead>
        <LongList rows={rows} rowKey={idOf}>
          {(row) => <RankedRow row={row} {...props} />}
        </LongList>
      </Table>
    </TableFrame>
  )
}

type LineProps<Row> = RankedTableProps<Row> & { readonly row: Row }

/** A row with its expandable details: one body, because they move together. */
function RankedRow<Row extends { readonly position: number }>({
  row,
  rows,
  title,
  columns,
  idOf,
  isEarned,
  more,
}: LineProps<Row>) {
  const [isOpen, toggle] = useExpanded(more, idOf(row))
  const rank = isEarned?.(row) === false ? undefined : rankOf(row.position)
  return (
    <Body data-row-id={idOf(row)} $rank={rank}>
      <TableRow>
        <TableCell>
          <RankBadge place={shownPlace(row, rows)} rank={rank} />
        </TableCell>
        <Title>{title(row)}</Title>
        {columns.map(({ key, cell, isMain, isText }) => (
          <Figure key={key} $isMain={isMain} $isText={isText}>
            {cell(row)}
          </Figure>
        ))}
        {more && (
          <More>
            <MoreButton label={more.label(row, rows)} isOpen={isOpen} onToggle={toggle} />
          </More>
        )}
      </TableRow>
      {more && isOpen && (
        <TableRow>
          <Unfolded colSpan={columns.length + 3}>{more.content(row, rows)}</Unfolded>
        </TableRow>
      )}
    </Body>
  )
}

const Table = styled(GridTable)`
  thead th { padding: 10px 8px; color: ${color.muted}; font-weight: 600; text-align: left; white-space: nowrap; ${text(12)} }
  abbr { text-decoration: none; }
  tr > :first-child:not([colspan]) { padding-inline: 20px 12px; white-space: nowrap; }
  tr > :nth-child(2) { padding-inline: 8px; text-align: left; }
  &&& tr > :last-child:not([colspan]) { padding-right: 20px; }
`

const Head = styled(ColumnHeader)<{ $isText: boolean | undefined }>`
  &&& { text-align: ${({ $isText }) => ($isText ? 'left' : 'right')}; }
  ${media.desktop} { &&& { padding-inline: 16px; } }
`

// Opaque: rows slide over each other. The bar of the first three is an inset shadow, so that it moves along.
const Body = styled(TableBody)<{ $rank: Rank | undefined }>`
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  ${contentVisibility(53)}
  ${({ $rank }) => $rank && css`box-shadow: inset 4px 0 0 ${$rank.tone};`}
  > tr:first-child > * { padding-block: 8px; }
`

const Title = styled(RowHeader)`
  font-weight: 400;
`

const Figure = styled(TableCell)<{ $isMain: boolean | undefined; $isText: boolean | undefined }>`
  padding-inline: 8px;
  font-variant-numeric: tabular-nums;
  text-align: ${({ $isText }) => ($isText ? 'left' : 'right')};
  white-space: ${({ $isText }) => ($isText ? 'normal' : 'nowrap')};
  ${media.desktop} { padding-inline: 16px; }
  ${({ $isMain }) =>
    $isMain &&
    css`
    tr:first-child > && { font-family: ${font.title}; font-weight: 800; ${text(16)} }
  `}
`

const More = styled(TableCell)`
  text-align: right;
`

const Unfolded = styled(TableCell)`
  grid-column: 1 / -1;
  padding: 0 20px 16px 28px;
  &&& { justify-self: stretch; }
`
