import type { PlanSettings } from './plan-settings'

/** Entries of this device: one per sport, and the latest of any sport. */
const latest = 'torneo:fixture-plan'
const keyOf = (sportId: string) => `${latest}:${sportId}`

function read(key: string): Partial<PlanSettings> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<PlanSettings> | null
  } catch {
    return null
  }
}

/** Settings of the sport on this device, else the days and fields of the latest plan of another sport. */
export function storedSettings(sportId: string): Partial<PlanSettings> | null {
  const own = read(keyOf(sportId))
  if (own) return own
  const { places, windows } = read(latest) ?? {}
  return places && windows ? { places, windows } : null
}

export function storeSettings(sportId: string, settings: PlanSettings): void {
  try {
    for (const key of [latest, keyOf(sportId)]) localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // Storage is full or forbidden: the settings last until the screen is left.
  }
}
