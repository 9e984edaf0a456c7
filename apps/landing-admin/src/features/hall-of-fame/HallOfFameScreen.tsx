import { offerKey } from '@torneo/domain/closing/hall-of-fame-offers'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useCollection } from '@torneo/panel/collection/use-collection'
import { refetchStale, type Prefetch } from '@torneo/panel/screen/prefetch'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Stack } from '@torneo/ui/layout/Stack'
import { usePageOf } from '../../parts/use-page-of'
import { hallOfFame, offerReads, useOffersQuery } from './hall-of-fame-api'
import { hallOfFameTexts as texts } from './hall-of-fame-texts'
import { HallOfFameForm } from './HallOfFameForm'
import { HallOfFameTable } from './HallOfFameTable'
import { Offers } from './Offers'

HallOfFameScreen.prefetch = ((read) => [
  hallOfFame.prefetch(read),
  read(offerReads.endpoints.landingHallOfFameOffers),
]) satisfies Prefetch

/** Hall of fame (spec 1 §2): this year's champions without an entry (B46), a table, and a modal with the form. */
export default function HallOfFameScreen() {
  const pageOf = usePageOf('hallOfFame')
  const { screen, open, rowActions } = useCollection(hallOfFame, texts, ({ winner, category, year }) => ({
    title: texts.removeQuestion(winner),
    body: texts.removeBody(category, year),
    subject: winner,
  }))
  const offers = useOffersQuery(undefined, refetchStale)
  const offer = offers.data?.items.find((one) => offerKey(one) === open.copiedId) ?? null
  const isWaiting = open.copiedId !== null && offers.isLoading
  const categories = new Set(screen.query.data?.items.map(({ category }) => category))
  return (
    <Stack $gap={20}>
      <Offers offers={offers.data?.items ?? []} onAdd={(one) => open.duplicate({ id: offerKey(one) })} />
      <CollectionScreen
        {...screen}
        searchIn={({ winner, category, year, description }) => [winner, category, String(year), description]}
        icon="🏆"
        skeleton={<SkeletonRows label={texts.loading} />}>
        {(shown) => <HallOfFameTable entries={shown} {...rowActions(shown)} pageOf={pageOf} />}
      </CollectionScreen>
      {open.isOpen && !isWaiting && (
        <HallOfFameForm
          entry={open.record}
          offer={offer}
          categories={[...categories].sort((a, b) => a.localeCompare(b, 'es'))}
          onClose={open.close}
        />
      )}
    </Stack>
  )
}
