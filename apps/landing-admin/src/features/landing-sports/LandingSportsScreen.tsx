import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useCollection } from '@torneo/panel/collection/use-collection'
import { usePageOf } from '../../parts/use-page-of'
import { landingSports } from './landing-sports-api'
import { landingSportsTexts as texts } from './landing-sports-texts'
import { LandingSportForm } from './LandingSportForm'
import { LandingSportList } from './LandingSportList'

LandingSportsScreen.prefetch = landingSports.prefetch

/**
 * Sports of the landing page (spec 1 §2 Sports): cards, and a modal with the form. The tournament's sports are others
 * (R27).
 */
export default function LandingSportsScreen() {
  const pageOf = usePageOf('landingSports')
  const { screen, open, rowActions } = useCollection(landingSports, texts, ({ name }) => ({
    title: texts.removeQuestion(name),
    body: texts.removeBody,
    subject: name,
  }))
  return (
    <>
      <CollectionScreen
        {...screen}
        searchIn={({ name, category, description }) => [name, category, description]}
        icon="⚽">
        {(shown) => (
          <LandingSportList
            sports={shown}
            isSortable={shown.length === screen.query.data?.items.length}
            {...rowActions(shown)}
            pageOf={pageOf}
          />
        )}
      </CollectionScreen>
      {open.isOpen && <LandingSportForm sport={open.record} onClose={open.close} />}
    </>
  )
}
