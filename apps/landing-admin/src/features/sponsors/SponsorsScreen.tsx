import { sponsorTiers, type Sponsor, type SponsorTier } from '@torneo/contracts/sponsors'
import { CollectionScreen } from '@torneo/panel/CollectionScreen'
import { anew, type ReadAhead } from '@torneo/panel/read-ahead'
import { useOpenRecord } from '@torneo/panel/use-open-record'
import { useRemoval } from '@torneo/panel/use-removal'
import { SponsorForm } from './SponsorForm'
import { SponsorList } from './SponsorList'
import { sponsorReads, useLandingRemoveSponsorMutation, useLandingSponsorsQuery } from './sponsors-api'
import { sponsorsTexts } from './sponsors-texts'

SponsorsScreen.readAhead = ((read) => read(sponsorReads.endpoints.landingSponsors)) satisfies ReadAhead

const ofTier = (sponsors: readonly Sponsor[], tier: SponsorTier) => sponsors.filter((sponsor) => sponsor.tier === tier)

/** Spec 1 §2 Sponsors: cards, with a modal; gold first, whatever the order of the answer (R19). */
export default function SponsorsScreen() {
  const query = useLandingSponsorsQuery(undefined, anew)
  const open = useOpenRecord('sponsors', query.data?.items)
  const [remove] = useLandingRemoveSponsorMutation()
  const removal = useRemoval<Sponsor>({
    name: 'sponsors',
    question: ({ name }) => ({ title: sponsorsTexts.removeQuestion(name), body: sponsorsTexts.removeBody }),
    confirmLabel: sponsorsTexts.removeConfirm,
    remove: ({ id, rev }) => remove({ params: { id }, ifMatch: rev }).unwrap(),
    removed: sponsorsTexts.removed,
    failed: sponsorsTexts.removeFailed,
    onRefused: () => void query.refetch(),
  })

  return (
    <>
      <CollectionScreen
        name="sponsors"
        texts={sponsorsTexts}
        query={query}
        searchIn={({ name, website }) => [name, website]}
        icon="🤝"
        onNew={open.add}
      >
        {(shown) => {
          const ordered = sponsorTiers.flatMap((tier) => ofTier(shown, tier))
          return sponsorTiers.map((tier) => (ofTier(shown, tier).length === 0 ? null : (
            <SponsorList
              key={tier}
              tier={tier}
              sponsors={ofTier(shown, tier)}
              busyId={removal.busyId}
              onEdit={open.edit}
              onRemove={(sponsor) => void removal.ask(sponsor, ordered)}
            />
          )))
        }}
      </CollectionScreen>
      {open.isOpen && <SponsorForm sponsor={open.record} onClose={open.close} />}
    </>
  )
}
