import { sentenceOf, useToast } from '@torneo/client'
import type { CupContest } from '@torneo/contracts/competition/general-cup'
import type { CupRow, GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import { type PromotionCategory, promotionCategories } from '@torneo/contracts/tournament/promotion-categories'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { rankCup } from '@torneo/domain/general-cup/rank-cup'
import { useAddressValue } from '@torneo/panel/collection/use-address-values'
import { lazyModal, prefetchOnIntent } from '@torneo/panel/screen/lazy-modal'
import { type Prefetch, refetchStale } from '@torneo/panel/screen/prefetch'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { usePrint } from '@torneo/panel/screen/use-print'
import { Link } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { type ButtonLook, buttonStyles } from '@torneo/ui/buttons/button-styles'
import { Menu } from '@torneo/ui/dialogs/Menu'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { Row } from '@torneo/ui/layout/Row'
import { ExternalLink, EyeOff, PlusCircle, Printer, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { generalCupReads, useGeneralCupQuery } from '../../data/general-cup-api'
import { promotions as promotionsApi } from '../../data/promotions-api'
import { sports as sportsApi } from '../../data/sports-api'
import { LinkButton } from '../../parts/LinkButton'
import { Stack } from '../../parts/Stack'
import { AdjustmentsCard } from './AdjustmentsCard'
import { ContestsCard } from './ContestsCard'
import { CupTable } from './CupTable'
import { cupFormTexts, generalCupTexts as texts } from './general-cup-texts'
import { formOf, useCupSave } from './use-cup-save'

const CupFormModal = lazyModal(() => import('./CupFormModal'), { title: () => cupFormTexts.title, size: 'lg' })
const ContestModal = lazyModal(() => import('./ContestModal'), {
  title: ({ contest }) => cupFormTexts.placesTitle(contest.name),
  size: 'sm',
})
const AdjustModal = lazyModal(() => import('./AdjustModal'), { title: () => cupFormTexts.adjustTitle, size: 'sm' })

type Open = { readonly kind: 'form' | 'adjust' } | { readonly kind: 'contest'; readonly contest: CupContest }

const prefetch: Prefetch = (read) => [
  read(generalCupReads.endpoints.tournamentGeneralCup, {}),
  sportsApi.prefetch(read),
  promotionsApi.prefetch(read),
]
GeneralCupScreen.prefetch = prefetch

/** 'Copa General': the table of promotions over all sports and contests, and how it is counted (B88). */
export default function GeneralCupScreen() {
  const read = useGeneralCupQuery({}, refetchStale)
  const [sports, promotions] = [sportsApi.useList(), promotionsApi.useList()]
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const error = read.error ?? sports.error ?? promotions.error
  const cup = read.data

  if (cup === undefined || !sports.data || !promotions.data)
    return error === undefined ? (
      <SkeletonRows count={8} label={texts.loading} />
    ) : (
      <ErrorPane
        title={texts.failed}
        text={sentenceOf(error, '')}
        busy={read.isFetching || sports.isFetching || promotions.isFetching}
        onRetry={() => {
          void read.refetch()
          void sports.refetch()
          void promotions.refetch()
        }}
      />
    )
  const { items } = sports.data
  const hasSports = items.some(({ active }) => active)
  return (
    <>
      {cup === null ? (
        <EmptyState
          icon="🏆"
          title={texts.none}
          text={hasSports ? texts.noneWhy : texts.noSports}
          action={
            hasSports ? (
              <Button variant="primary" {...prefetchOnIntent(CupFormModal)} onClick={() => setOpen({ kind: 'form' })}>
                {texts.setUp}
              </Button>
            ) : (
              <LinkButton to="/tournament/sports">{texts.seeSports}</LinkButton>
            )
          }
        />
      ) : (
        <Cup cup={cup} sports={items} promotions={promotions.data.items} onOpen={setOpen} />
      )}
      {open?.kind === 'form' && <CupFormModal cup={cup} sports={items} onClose={close} />}
      {cup && open?.kind === 'contest' && (
        <ContestModal cup={cup} contest={open.contest} promotions={promotions.data.items} onClose={close} />
      )}
      {open?.kind === 'adjust' && <AdjustModal promotions={promotions.data.items} onClose={close} />}
    </>
  )
}

interface CupProps {
  readonly cup: GeneralCup
  readonly sports: readonly TournamentSport[]
  readonly promotions: readonly Promotion[]
  readonly onOpen: (open: Open) => void
}

/** Places were won among all, of what is sure. */
const withMoves =
  (isShown: boolean) =>
  ({ moved, ...row }: CupRow): CupRow =>
    isShown && moved !== undefined ? { ...row, moved } : row

/** Keeps category and view in the address; the view begins with what is sure, if anything is. */
function useView({ table }: Pick<GeneralCup, 'table'>) {
  const [wanted, setCategory] = useAddressValue('categoria')
  const [view, setView] = useAddressValue('vista')
  const category = promotionCategories.find((one): one is PromotionCategory => one === wanted)
  const isNow = view ? view === 'hoy' : table.every(({ points }) => points === 0)
  return {
    category,
    isNow,
    rows: rankCup(table, { category, isNow }).map(withMoves(category === undefined && !isNow)),
    setCategory,
    setView,
  }
}

/** A cup that is set up. */
function Cup({ cup, sports, promotions, onOpen }: CupProps) {
  const { category, isNow, rows, setCategory, setView } = useView(cup)
  const save = useCupSave()
  const fail = useFailureToasts()
  const toast = useToast()
  const { sheet, isPreparing, print } = usePrint()
  const show = (visible: boolean) =>
    void save({ ...formOf(cup), visible }, cup.rev, visible ? texts.published : texts.hiddenNow).catch(
      (error: unknown) => fail(texts.saveFailed, error),
    )
  const champion = cup.champions.all
  return (
    <Stack $phoneGap={12}>
      {!cup.visible && (
        <Notice
          tone="info"
          action={
            <Button size="sm" variant="primary" onClick={() => show(true)}>
              {texts.publish}
            </Button>
          }>
          {texts.hidden}
        </Notice>
      )}
      {champion && (
        <Notice tone="success">
          🏆 {texts.champion(champion.name, cup.name)}{' '}
          <Link to="/tournament/competition/closing">{texts.seeClosing}</Link>
        </Notice>
      )}
      <Row $wrap $gap="8px 16px" $justify="space-between">
        <Row $wrap $gap="8px 12px">
          <Segmented<PromotionCategory | ''>
            label={texts.category}
            value={category ?? ''}
            onChange={setCategory}
            options={[
              { value: '', label: texts.everyone },
              ...promotionCategories.map((value) => ({ value, label: value })),
            ]}
          />
          <Segmented
            label={texts.view}
            value={isNow ? 'hoy' : 'decidido'}
            onChange={setView}
            options={[
              { value: 'decidido', label: texts.sure },
              { value: 'hoy', label: texts.now },
            ]}
          />
        </Row>
        <Row $wrap $gap="8px">
          <Button
            icon={<SlidersHorizontal size={18} aria-hidden />}
            {...prefetchOnIntent(CupFormModal)}
            onClick={() => onOpen({ kind: 'form' })}>
            {texts.edit}
          </Button>
          <Button
            icon={<PlusCircle size={18} aria-hidden />}
            {...prefetchOnIntent(AdjustModal)}
            onClick={() => onOpen({ kind: 'adjust' })}>
            {texts.adjust}
          </Button>
          {cup.visible && (
            <PageLink $variant="ghost" href="/en-vivo?vista=copa" target="_blank" rel="noopener">
              <ExternalLink size={18} aria-hidden />
              {texts.onPage}
            </PageLink>
          )}
          <Menu
            label={texts.more}
            isOff={isPreparing}
            items={[
              {
                label: texts.print,
                icon: <Printer size={18} aria-hidden />,
                onSelect: () =>
                  void print(async ({ foot }) =>
                    (await import('./CupSheet')).cupSheet({ cup, sports, rows, isNow, category, foot }),
                  ),
              },
              ...(cup.visible
                ? [{ label: texts.hide, icon: <EyeOff size={18} aria-hidden />, onSelect: () => show(false) }]
                : []),
            ]}
          />
        </Row>
      </Row>
      {rows.length > 0 ? (
        <CupTable key={`${category} ${isNow}`} cup={cup} sports={sports} rows={rows} isNow={isNow} />
      ) : (
        <EmptyState
          icon="🏆"
          title={category ? texts.noneOf(category) : texts.emptyTable}
          text={category ? undefined : texts.emptyTableWhy}
        />
      )}
      <ContestsCard
        cup={cup}
        promotions={promotions}
        intent={prefetchOnIntent(ContestModal)}
        onOpen={(contest) => onOpen({ kind: 'contest', contest })}
      />
      <AdjustmentsCard
        cup={cup}
        promotions={promotions}
        onUndone={() => toast.success(texts.undone)}
        onFailed={(error) => fail(texts.undoFailed, error)}
      />
      {sheet}
    </Stack>
  )
}

const PageLink = styled.a<ButtonLook>`
  ${buttonStyles}
`
