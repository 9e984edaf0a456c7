import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { readEntry, writeEntry } from './device-entry'
import { type PlanSettings, usualWishes } from './plan-settings'

/** Entries of this device: one per sport, and the latest of any sport. */
const latest = 'torneo:fixture-plan'
const keyOf = (sportId: string) => `${latest}:${sportId}`

const read = (key: string) => readEntry<Partial<PlanSettings>>(key)

/**
 * Settings of the sport on this device; else those of the sport that it was copied from in the edition before, whose
 * teams' requests have ended; else the days and fields of the latest plan of another sport.
 */
export function storedSettings({
  id,
  copiedFrom,
}: Pick<TournamentSport, 'id' | 'copiedFrom'>): Partial<PlanSettings> | null {
  const own = read(keyOf(id))
  if (own) return own
  const before = copiedFrom === undefined ? null : read(keyOf(copiedFrom))
  if (before) return { ...before, requests: [], wishes: usualWishes }
  const { places, windows } = read(latest) ?? {}
  return places && windows ? { places, windows } : null
}

export function storeSettings(sportId: string, settings: PlanSettings): void {
  for (const key of [latest, keyOf(sportId)]) writeEntry(key, settings)
}
