import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from './Card'
import { color, media, radius, shadow, text } from './tokens'
import { useMedia } from './use-media'
import { VisuallyHidden } from './VisuallyHidden'

export interface DataColumn<T> {
  key: string
  header: string
  cell: (row: T) => ReactNode
  /** Aligned right. */
  numeric?: boolean | undefined
  /** Names the row: its header in the table, the title of its card. One column has it. */
  primary?: boolean | undefined
}

interface DataTableProps<T> {
  /** Read aloud, not drawn. */
  caption: string
  columns: readonly DataColumn<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  actions?: ((row: T) => ReactNode) | undefined
}

/** Records in a real table; under 640 px each one is a card. For an empty list show an `EmptyState` instead. */
export function DataTable<T>(props: DataTableProps<T>) {
  const isPhone = useMedia('(max-width: 639.98px)')
  return isPhone ? <Cards {...props} /> : <Rows {...props} />
}

function Rows<T>({ caption, columns, rows, rowKey, actions }: DataTableProps<T>) {
  return (
    <Frame>
      <Table>
        <caption><VisuallyHidden>{caption}</VisuallyHidden></caption>
        <thead>
          <tr>
            {columns.map(({ key, header, numeric }) => <Head key={key} scope="col" $numeric={numeric}>{header}</Head>)}
            {actions && <Head scope="col"><VisuallyHidden>Acciones</VisuallyHidden></Head>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, numeric, primary }) => (
                <Cell key={key} $numeric={numeric} {...(primary && { as: 'th', scope: 'row' })}>{cell(row)}</Cell>
              ))}
              {actions && <Cell><Actions>{actions(row)}</Actions></Cell>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

function Cards<T>({ caption, columns, rows, rowKey, actions }: DataTableProps<T>) {
  const primary = columns.find((column) => column.primary)
  const others = columns.filter((column) => column !== primary)
  return (
    <List aria-label={caption}>
      {rows.map((row) => (
        <RowCard key={rowKey(row)} as="li" $padding={16}>
          <CardTop>
            <div>{primary?.cell(row)}</div>
            {actions && <Actions>{actions(row)}</Actions>}
          </CardTop>
          <Facts>
            {others.map(({ key, header, cell }) => (
              <div key={key}>
                <dt>{header}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </Facts>
        </RowCard>
      ))}
    </List>
  )
}

const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`

const Table = styled.table`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  ${text(14)}
  tr + tr > *, tbody > tr > * { border-top: 1px solid ${color.line}; }
`

const Head = styled.th<{ $numeric?: boolean | undefined }>`
  padding: 10px 20px;
  color: ${color.muted};
  font-weight: 600;
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  white-space: nowrap;
  ${text(12)}
  ${media.belowDesktop} { padding-inline: 12px; }
`

const Cell = styled.td<{ $numeric?: boolean | undefined }>`
  height: 52px;
  padding: 8px 20px;
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  th& { font-weight: 600; }
  ${media.belowDesktop} { padding-inline: 12px; }
`

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: 8px;
`

/** Blocks: a grid would be laid out whole for each card that comes into sight. */
const List = styled.ul`
  > * + * { margin-top: 12px; }
`

/**
 * Out of sight it is neither laid out nor drawn, which spares a quarter of the time that 200 take to appear; it is found, read aloud and
 * reached by keys as ever. Rows of a real table have no such thing.
 */
const RowCard = styled(Card)`
  content-visibility: auto;
  contain-intrinsic-size: auto 98px;
  @media print { content-visibility: visible; }
`

const CardTop = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  font-weight: 600;
  ${text(16)}
  > :first-child { min-width: 0; align-self: center; }
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  margin-top: 12px;
  ${text(14)}
  > div { min-width: 0; max-width: 100%; overflow-wrap: anywhere; }
  dt { color: ${color.muted}; ${text(12)} }
  dd { margin-top: 2px; }
`
