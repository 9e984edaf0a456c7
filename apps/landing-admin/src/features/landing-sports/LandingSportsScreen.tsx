import styled from 'styled-components'
import type { LandingSport } from '@torneo/contracts/landing-sports'
import { CollectionScreen } from '@torneo/panel/CollectionScreen'
import { anew, type ReadAhead } from '@torneo/panel/read-ahead'
import { useOpenRecord } from '@torneo/panel/use-open-record'
import { useRemoval } from '@torneo/panel/use-removal'
import { LandingSportCard } from './LandingSportCard'
import { LandingSportForm } from './LandingSportForm'
import { landingSportReads, useLandingRemoveSportMutation, useLandingSportsQuery } from './landing-sports-api'
import { landingSportsTexts } from './landing-sports-texts'

LandingSportsScreen.readAhead = ((read) => read(landingSportReads.endpoints.landingSports)) satisfies ReadAhead

/** Spec 1 §2 Sports: cards, with a modal. These are not the tournament's sports (R27). */
export default function LandingSportsScreen() {
  const query = useLandingSportsQuery(undefined, anew)
  const open = useOpenRecord('landing-sports', query.data?.items)
  const [remove] = useLandingRemoveSportMutation()
  const removal = useRemoval<LandingSport>({
    name: 'landing-sports',
    question: ({ name }) => ({ title: landingSportsTexts.removeQuestion(name), body: landingSportsTexts.removeBody }),
    confirmLabel: landingSportsTexts.removeConfirm,
    remove: ({ id, rev }) => remove({ params: { id }, ifMatch: rev }).unwrap(),
    removed: landingSportsTexts.removed,
    failed: landingSportsTexts.removeFailed,
    onRefused: () => void query.refetch(),
  })

  return (
    <>
      <CollectionScreen
        name="landing-sports"
        texts={landingSportsTexts}
        query={query}
        searchIn={({ name, category, description }) => [name, category, description]}
        icon="⚽"
        onNew={open.add}
      >
        {(shown) => (
          <Grid aria-label={landingSportsTexts.list}>
            {shown.map((sport) => (
              <LandingSportCard
                key={sport.id}
                sport={sport}
                isBusy={removal.busyId === sport.id}
                onEdit={() => open.edit(sport)}
                onRemove={() => void removal.ask(sport, shown)}
              />
            ))}
          </Grid>
        )}
      </CollectionScreen>
      {open.isOpen && <LandingSportForm sport={open.record} onClose={open.close} />}
    </>
  )
}

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 16px;
`
