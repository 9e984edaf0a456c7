import { placeKey } from '@torneo/domain/people/passes'
import type { PlacedMatch } from '@torneo/domain/schedule/plan'
import type { FixtureDraft } from '../../parts/create-fixtures/use-create-fixtures'
import type { FixtureToPlan } from './fixtures-to-plan'
import type { Place } from './plan-settings'

/** Name of a match: 'Zona A · Fecha 2 · Promo 98 – Promo 05'. */
export const titleOf = ({ round, sides: [home, away] }: FixtureToPlan): string =>
  [round, `${home.name} – ${away.name}`].filter(Boolean).join(' · ')

/** Drafts of the placed matches, by date and time. */
export function fixtureDrafts(
  placed: readonly PlacedMatch[],
  missing: readonly FixtureToPlan[],
  places: readonly Place[],
): FixtureDraft[] {
  const byId = new Map(missing.map((fixture) => [fixture.id, fixture]))
  const byKey = new Map(places.map((place) => [placeKey(place), place]))
  return placed
    .toSorted((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`))
    .flatMap(({ id, date, time, field }) => {
      const [fixture, place] = [byId.get(id), byKey.get(field)]
      return fixture && place
        ? [{ id, title: titleOf(fixture), draft: { ...fixture.draft, date, time, ...place } }]
        : []
    })
}
