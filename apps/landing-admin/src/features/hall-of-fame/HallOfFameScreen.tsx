import type { HallOfFameEntry } from '@torneo/contracts/hall-of-fame'
import { CollectionScreen } from '@torneo/panel/CollectionScreen'
import { anew, type ReadAhead } from '@torneo/panel/read-ahead'
import { useOpenRecord } from '@torneo/panel/use-open-record'
import { useRemoval } from '@torneo/panel/use-removal'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { hallOfFameReads, useLandingHallOfFameQuery, useLandingRemoveHallOfFameEntryMutation } from './hall-of-fame-api'
import { hallOfFameTexts } from './hall-of-fame-texts'
import { HallOfFameForm } from './HallOfFameForm'
import { HallOfFameTable } from './HallOfFameTable'

HallOfFameScreen.readAhead = ((read) => read(hallOfFameReads.endpoints.landingHallOfFame)) satisfies ReadAhead

/** Spec 1 §2 Hall of fame: a table, with a modal. */
export default function HallOfFameScreen() {
  const query = useLandingHallOfFameQuery(undefined, anew)
  const entries = query.data?.items ?? []
  const open = useOpenRecord('hall-of-fame', entries)
  const [remove] = useLandingRemoveHallOfFameEntryMutation()
  const removal = useRemoval<HallOfFameEntry>({
    name: 'hall-of-fame',
    question: ({ winner, category, year }) => ({ title: hallOfFameTexts.removeQuestion(winner), body: hallOfFameTexts.removeBody(category, year) }),
    confirmLabel: hallOfFameTexts.removeConfirm,
    remove: ({ id, rev }) => remove({ params: { id }, ifMatch: rev }).unwrap(),
    removed: hallOfFameTexts.removed,
    failed: hallOfFameTexts.removeFailed,
    onRefused: () => void query.refetch(),
  })
  const categories = [...new Set(entries.map(({ category }) => category))].sort((a, b) => a.localeCompare(b, 'es'))

  return (
    <>
      <CollectionScreen
        name="hall-of-fame"
        texts={hallOfFameTexts}
        query={query}
        searchIn={({ winner, category, year, description }) => [winner, category, String(year), description]}
        icon="🏆"
        skeleton={<SkeletonRows label={hallOfFameTexts.loading} />}
        onNew={open.add}
      >
        {(shown) => (
          <HallOfFameTable
            entries={shown}
            busyId={removal.busyId}
            onEdit={open.edit}
            onRemove={(entry) => void removal.ask(entry, shown)}
          />
        )}
      </CollectionScreen>
      {open.isOpen && <HallOfFameForm entry={open.record} categories={categories} onClose={open.close} />}
    </>
  )
}
