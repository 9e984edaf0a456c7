import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { ClampedText } from '../display/ClampedText'
import { Card } from '../layout/Card'
import { Row } from '../layout/Row'
import { useMedia } from '../layout/use-media'
import { useMinWidth } from '../layout/use-min-width'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { color, flexRow, flexWrap, media, text } from '../theme/tokens'
import { contentVisibility } from './content-visibility'
import { LongList } from './LongList'
import {
  ColumnHeader,
  type ColumnWidth,
  GridTable,
  minTableWidth,
  RowHeader,
  TableBody,
  TableCell,
  TableFrame,
  TableHead,
  TableRow,
} from './table-parts'

export interface DataColumn<T> {
  key: string
  header: string
  /** Renders a cell; `isCard` is true on a phone. */
  cell: (row: T, isCard: boolean) => ReactNode
  /** Aligns the column right. */
  numeric?: boolean | undefined
  /** Names the row: its header in the table, the title of its card. Exactly one column is primary. */
  primary?: boolean | undefined
  /** The value needs no header: on a card the header is visually hidden. */
  bare?: boolean | undefined
  /** Omitted on a card, whose primary cell contains the value. */
  onlyInTable?: boolean | undefined
  /** Width in the table; by default an equal share, doubled for the primary column. */
  width?: ColumnWidth | undefined
}

interface DataTableProps<T> {
  /** Visually hidden caption. */
  caption: string
  columns: readonly DataColumn<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  actions?: ((row: T) => ReactNode) | undefined
  /** Width of the actions' column in pixels; by default that of two icon buttons. */
  actionsWidth?: number | undefined
}

/**
 * Records as a table; on a phone, and where the columns do not fit, each one is a card. An empty list should show an
 * `EmptyState` instead.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { columns, actions, actionsWidth = 120 } = props
  const widths = columns.map(({ width, primary }): ColumnWidth => width ?? (primary ? [152, 2] : [96, 1]))
  if (actions) widths.push([actionsWidth])
  const isPhone = useMedia('(max-width: 39.99em)')
  const [frame, isWideEnough] = useMinWidth(minTableWidth(widths))
  return <div ref={frame}>{isPhone || !isWideEnough ? <Cards {...props} /> : <Rows {...props} widths={widths} />}</div>
}

function Rows<T>({
  caption,
  columns,
  rows,
  rowKey,
  actions,
  widths,
}: DataTableProps<T> & { readonly widths: readonly ColumnWidth[] }) {
  return (
    <TableFrame>
      <GridTable $widths={widths}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            {columns.map(({ key, header, numeric }) => (
              <Head key={key} $numeric={numeric}>
                {header}
              </Head>
            ))}
            {actions && (
              <Head>
                <VisuallyHidden>Acciones</VisuallyHidden>
              </Head>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          <LongList rows={rows} rowKey={rowKey}>
            {(row) => (
              <BodyRow>
                {columns.map(({ key, cell, numeric, primary }) => {
                  const Content = primary ? Name : Cell
                  return (
                    <Content key={key} $numeric={numeric}>
                      {clamped(cell(row, false))}
                    </Content>
                  )
                })}
                {actions && (
                  <Cell>
                    <Row $justify="flex-end">{actions(row)}</Row>
                  </Cell>
                )}
              </BodyRow>
            )}
          </LongList>
        </TableBody>
      </GridTable>
    </TableFrame>
  )
}

function Cards<T>({ caption, columns, rows, rowKey, actions }: DataTableProps<T>) {
  const primary = columns.find((column) => column.primary)
  const others = columns.filter((column) => column !== primary && !column.onlyInTable)
  return (
    <List aria-label={caption}>
      <LongList rows={rows} rowKey={rowKey}>
        {(row) => (
          <RowCard as="li" $padding={12}>
            <CardTop>
              <div>{clamped(primary?.cell(row, true))}</div>
              {actions && <Row $justify="flex-end">{actions(row)}</Row>}
            </CardTop>
            {others.length > 0 && (
              <Details>
                {others.map(({ key, header, bare, cell }) => (
                  <div key={key}>
                    {bare ? <VisuallyHidden as="dt">{header}</VisuallyHidden> : <dt>{header}</dt>}
                    <dd>{clamped(cell(row, true))}</dd>
                  </div>
                ))}
              </Details>
            )}
          </RowCard>
        )}
      </LongList>
    </List>
  )
}

/** Truncates a plain text after three lines. */
const clamped = (content: ReactNode) => (typeof content === 'string' ? <ClampedText>{content}</ClampedText> : content)

interface Aligned {
  readonly $numeric?: boolean | undefined
}

const BodyRow = styled(TableRow)`
  border-top: 1px solid ${color.line};
  ${contentVisibility(56)}
`

const Head = styled(ColumnHeader)<Aligned>`
  padding: 10px 12px;
  color: ${color.muted};
  font-weight: 600;
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  white-space: nowrap;
  ${text(12)}
  ${media.wide} { padding-inline: 20px; }
`

const cellStyles = css<Aligned>`
  padding: 8px 12px;
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  ${media.wide} { padding-inline: 20px; }
`

const Cell = styled(TableCell)<Aligned>`${cellStyles}`

const Name = styled(RowHeader)<Aligned>`
  ${cellStyles}
  font-weight: 600;
`

/** Block layout, because a grid would be laid out entirely for each card that comes into view. */
const List = styled.ul`
  > * + * { margin-top: 12px; }
`

const RowCard = styled(Card)`
  ${contentVisibility(86)}
`

const CardTop = styled.div`
  ${flexRow('12px', 'flex-start', 'space-between')}
  font-weight: 600;
  ${text(16)}
  > :first-child { min-width: 0; align-self: center; }
`

const Details = styled.dl`
  ${flexWrap('8px 24px', 'normal')}
  margin-top: 8px;
  ${text(14)}
  > div { position: relative; min-width: 0; max-width: 100%; overflow-wrap: anywhere; }
  > :only-child { flex: 1; }
  dt { color: ${color.muted}; ${text(12)} }
  dd { margin-top: 2px; }
`
