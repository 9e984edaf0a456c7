import type { ReactNode } from 'react'
import styled from 'styled-components'
import { sentenceOf } from '@torneo/client'
import { ofCategory } from '@torneo/domain/standings'
import type { PromotionCategory } from '@torneo/contracts/promotions'
import { Button } from '@torneo/ui/Button'
import { EmptyState } from '@torneo/ui/EmptyState'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { Notice } from '@torneo/ui/Notice'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { media } from '@torneo/ui/tokens'
import type { ReadTable } from '../../data/use-tables'
import { LineState } from '../LineState'
import { TableFilters } from './TableFilters'
import { tablesTexts as texts } from './tables-texts'
import type { TableChoice } from './use-table-choice'
import { Stack } from '../Stack'

interface TablePageProps<Row> {
  readonly choice: TableChoice
  readonly table: ReadTable<Row>
  readonly words: { readonly loading: string; readonly failed: string; readonly none: string; readonly noneWhy: string }
  readonly icon: ReactNode
  /** Draws the rows of the chosen category, numbered among themselves. */
  readonly children: (rows: readonly Row[]) => ReactNode
}

interface Ranked {
  readonly position: number
  readonly team: { readonly category: PromotionCategory | null }
}

/** A table with its two filters, and its faces while it loads, fails or is empty. */
export function TablePage<Row extends Ranked>({ choice, table, words, icon, children }: TablePageProps<Row>) {
  const { sports, sport, category } = choice
  if (!sports && choice.error !== undefined) {
    return <ErrorPane title={texts.sportsFailed} text={sentenceOf(choice.error, '')} onRetry={choice.refetch} busy={choice.isFetching} />
  }
  if (sports && !sport) return <EmptyState icon={icon} title={words.none} text={texts.noSports} />

  const rows = table.rows && ofCategory(table.rows, category)
  return (
    <Stack $phoneGap={12}>
      <Head><TableFilters {...choice} /><LineState asOf={table.asOf} /></Head>
      {!rows && table.error === undefined && <SkeletonRows count={8} label={words.loading} />}
      {!rows && table.error !== undefined && (
        <ErrorPane title={words.failed} text={sentenceOf(table.error, '')} onRetry={table.refetch} busy={table.isFetching} />
      )}
      {rows && table.error !== undefined && (
        <Notice tone="warning" role="alert" action={<Button size="sm" busy={table.isFetching} onClick={table.refetch}>{texts.retry}</Button>}>
          {texts.refreshFailed}
        </Notice>
      )}
      {rows?.length === 0 && <EmptyState icon={icon} title={words.none} text={words.noneWhy} />}
      {rows && rows.length > 0 && <Stack $phoneGap={12} key={`${sport?.id} ${category ?? ''}`}>{children(rows)}</Stack>}
    </Stack>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px;
  > :first-child { flex: 1; }
  ${media.phone} { > :first-child { flex-basis: 100%; } }
`
