import { sponsorTiers, type Sponsor, type SponsorTier } from '@torneo/contracts/content/sponsors'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useCollection } from '@torneo/panel/collection/use-collection'
import { usePageOf } from '../../parts/use-page-of'
import { SponsorForm } from './SponsorForm'
import { SponsorsSkeleton } from './SponsorGrid'
import { SponsorList } from './SponsorList'
import { sponsors } from './sponsors-api'
import { sponsorsTexts as texts } from './sponsors-texts'

SponsorsScreen.prefetch = sponsors.prefetch

const ofTier = (list: readonly Sponsor[], tier: SponsorTier) => list.filter((sponsor) => sponsor.tier === tier)

/** Sponsors (spec 1 §2): cards, and a modal with the form; gold first, whatever the order of the response (R19). */
export default function SponsorsScreen() {
  const pageOf = usePageOf('sponsors')
  const { screen, open, rowActions } = useCollection(sponsors, texts, ({ name }) => ({
    title: texts.removeQuestion(name),
    body: texts.removeBody,
    subject: name,
  }))
  return (
    <>
      <CollectionScreen
        {...screen}
        searchIn={({ name, website }) => [name, website]}
        icon="🤝"
        skeleton={<SponsorsSkeleton />}>
        {(shown) => {
          const ordered = sponsorTiers.flatMap((tier) => ofTier(shown, tier))
          return sponsorTiers.map((tier) =>
            ofTier(shown, tier).length === 0 ? null : (
              <SponsorList
                key={tier}
                tier={tier}
                sponsors={ofTier(shown, tier)}
                isSortable={shown.length === screen.query.data?.items.length}
                {...rowActions(ordered)}
                pageOf={pageOf}
              />
            ),
          )
        }}
      </CollectionScreen>
      {open.isOpen && <SponsorForm sponsor={open.record} onClose={open.close} />}
    </>
  )
}
