import { sentenceOf, useAge, useConnection } from '@torneo/client'
import { type PromotionCategory, promotionCategories } from '@torneo/contracts/tournament/promotion-categories'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { formatDataAge } from '@torneo/domain/format/format-age'
import { ofCategory } from '@torneo/domain/tables/standings'
import { type PrintContext, usePrint } from '@torneo/panel/screen/use-print'
import { Button } from '@torneo/ui/buttons/Button'
import { ConnectionPill } from '@torneo/ui/feedback/ConnectionPill'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Row as Line } from '@torneo/ui/layout/Row'
import { flexWrap, media } from '@torneo/ui/theme/tokens'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ReadTable } from '../../data/use-tables'
import { LinkButton } from '../LinkButton'
import { Stack } from '../Stack'
import type { TableChoice } from '../use-table-choice'
import { tablesTexts } from './tables-texts'

interface TablePageProps<Row> {
  readonly choice: TableChoice
  readonly table: ReadTable<Row>
  readonly texts: {
    readonly loading: string
    readonly failed: string
    readonly none: string
    readonly noneWhy: string
    /** Overrides for an empty category: others may have rows. */
    readonly noneOf: (category: PromotionCategory, sport: string) => { readonly title?: string; readonly text?: string }
    /** Link to the screen that creates the missing records. */
    readonly nextStep: { readonly to: string; readonly label: string }
  }
  readonly icon: ReactNode
  /** Prepares a printout of the rows. */
  readonly onPrint: (context: PrintContext, rows: readonly Row[], choice: PrintedChoice) => Promise<ReactNode>
  /** Renders the rows of the chosen category, with positions within it. */
  readonly children: (rows: readonly Row[]) => ReactNode
}

export interface PrintedChoice {
  readonly sport: TournamentSport
  /** Sport and category: 'Fútbol · Senior'. */
  readonly lead: string
}

interface Ranked {
  readonly position: number
  readonly team: { readonly category: PromotionCategory | null }
}

/** Page of a table with its two filters, and its loading, error and empty states. */
export function TablePage<Row extends Ranked>({ choice, table, texts, icon, onPrint, children }: TablePageProps<Row>) {
  const { sheet, isPreparing, print } = usePrint()
  const { sports, sport, category, setCategory } = choice
  if (!sports && choice.error !== undefined) {
    return (
      <ErrorPane
        title={tablesTexts.sportsFailed}
        text={sentenceOf(choice.error, '')}
        onRetry={choice.refetch}
        busy={choice.isFetching}
      />
    )
  }
  if (sports && !sport)
    return (
      <EmptyState
        icon={icon}
        title={texts.none}
        text={tablesTexts.noSports}
        action={<LinkButton to="/tournament/sports">{tablesTexts.seeSports}</LinkButton>}
      />
    )

  const seeEveryCategory = () => {
    setCategory('')
    document.getElementById(categoryId)?.focus()
  }
  const rows = table.rows && ofCategory(table.rows, category)
  return (
    <Stack $phoneGap={12}>
      <Head>
        <TableFilters {...choice} />
        <Line $gap={8}>
          <ConnectionState asOf={table.asOf} />
          {sport && rows && rows.length > 0 && (
            <Button
              variant="ghost"
              icon={<Printer size={18} aria-hidden />}
              busy={isPreparing}
              onClick={() =>
                void print((context) =>
                  onPrint(context, rows, { sport, lead: [sport.name, category].filter(Boolean).join(' · ') }),
                )
              }>
              {tablesTexts.print}
            </Button>
          )}
        </Line>
      </Head>
      {!rows && table.error === undefined && <SkeletonRows count={8} label={texts.loading} />}
      {!rows && table.error !== undefined && (
        <ErrorPane
          title={texts.failed}
          text={sentenceOf(table.error, '')}
          onRetry={table.refetch}
          busy={table.isFetching}
        />
      )}
      {rows && table.error !== undefined && (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="sm" busy={table.isFetching} onClick={table.refetch}>
              {tablesTexts.retry}
            </Button>
          }>
          {tablesTexts.refreshFailed}
        </Notice>
      )}
      {rows?.length === 0 && (
        <EmptyState
          icon={icon}
          title={texts.none}
          text={texts.noneWhy}
          {...(category && texts.noneOf(category, sport?.name ?? ''))}
          action={
            category ? (
              <Button onClick={seeEveryCategory}>{tablesTexts.seeEveryCategory}</Button>
            ) : (
              <LinkButton to={texts.nextStep.to}>{texts.nextStep.label}</LinkButton>
            )
          }
        />
      )}
      {rows && rows.length > 0 && (
        <Stack $phoneGap={12} key={`${sport?.id} ${category ?? ''}`}>
          {children(rows)}
        </Stack>
      )}
      {sheet}
    </Stack>
  )
}

const Head = styled.div`
  ${flexWrap('12px', 'flex-end', 'space-between')}
  > :first-child { flex: 1; }
  ${media.phone} { > :first-child { flex-basis: 100%; } }
`

/** Connection state, with the age of the data while offline. `asOf` in milliseconds since 1970. */
function ConnectionState({ asOf }: { readonly asOf: number | null }) {
  const { state } = useConnection()
  const age = useAge(state === 'online' ? null : asOf)
  return <ConnectionPill state={state} age={age === null ? undefined : formatDataAge(age)} />
}

const categoryId = 'table-category'
const categories = promotionCategories.map((category) => ({ value: category, label: category }))

/** Filters 'Deporte' and 'Categoría' (spec 2 §2). */
function TableFilters({ sports, sport, category, setSportId, setCategory }: TableChoice) {
  return (
    <Root>
      <SelectField
        label={tablesTexts.sport}
        value={sport?.id ?? ''}
        placeholder={sports ? undefined : tablesTexts.reading}
        options={(sports ?? []).map(({ id, icon, name }) => ({ value: id, label: `${icon} ${name}` }))}
        onChange={({ target }) => setSportId(target.value)}
      />
      <SelectField
        id={categoryId}
        label={tablesTexts.category}
        placeholder={tablesTexts.everyCategory}
        value={category ?? ''}
        options={categories}
        onChange={({ target }) => setCategory(target.value)}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  ${media.fromTable} { grid-template-columns: repeat(2, minmax(0, 220px)); }
`
