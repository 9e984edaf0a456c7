import styled from 'styled-components'
import type { Sponsor } from '@torneo/contracts/sponsors'
import { CollectionScreen } from '@torneo/panel/CollectionScreen'
import { anew, type ReadAhead } from '@torneo/panel/read-ahead'
import { useOpenRecord } from '@torneo/panel/use-open-record'
import { useRemoval } from '@torneo/panel/use-removal'
import { LongList } from '@torneo/ui/LongList'
import { SponsorCard } from './SponsorCard'
import { SponsorForm } from './SponsorForm'
import { sponsorReads, useLandingRemoveSponsorMutation, useLandingSponsorsQuery } from './sponsors-api'
import { sponsorsTexts } from './sponsors-texts'

SponsorsScreen.readAhead = ((read) => read(sponsorReads.endpoints.landingSponsors)) satisfies ReadAhead

/** Spec 1 §2 Sponsors: cards, with a modal. */
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
        {(shown) => (
          <Grid aria-label={sponsorsTexts.list}>
            <LongList rows={shown} rowKey={({ id }) => id}>
              {(sponsor) => (
                <SponsorCard
                  sponsor={sponsor}
                  isBusy={removal.busyId === sponsor.id}
                  onEdit={() => open.edit(sponsor)}
                  onRemove={() => void removal.ask(sponsor, shown)}
                />
              )}
            </LongList>
          </Grid>
        )}
      </CollectionScreen>
      {open.isOpen && <SponsorForm sponsor={open.record} onClose={open.close} />}
    </>
  )
}

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 16px;
`
