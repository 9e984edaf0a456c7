import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useCollection } from '@torneo/panel/collection/use-collection'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { hallOfFame } from './hall-of-fame-api'
import { hallOfFameTexts as texts } from './hall-of-fame-texts'
import { HallOfFameForm } from './HallOfFameForm'
import { HallOfFameTable } from './HallOfFameTable'

HallOfFameScreen.prefetch = hallOfFame.prefetch

/** Hall of fame (spec 1 §2): a table, and a modal with the form. */
export default function HallOfFameScreen() {
  const { screen, open, rowActions } = useCollection(hallOfFame, texts, ({ winner, category, year }) => ({
    title: texts.removeQuestion(winner),
    body: texts.removeBody(category, year),
    subject: winner,
  }))
  const categories = new Set(screen.query.data?.items.map(({ category }) => category))
  return (
    <>
      <CollectionScreen
        {...screen}
        searchIn={({ winner, category, year, description }) => [winner, category, String(year), description]}
        icon="🏆"
        skeleton={<SkeletonRows label={texts.loading} />}>
        {(shown) => <HallOfFameTable entries={shown} {...rowActions(shown)} />}
      </CollectionScreen>
      {open.isOpen && (
        <HallOfFameForm
          entry={open.record}
          categories={[...categories].sort((a, b) => a.localeCompare(b, 'es'))}
          onClose={open.close}
        />
      )}
    </>
  )
}
