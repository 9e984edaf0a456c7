import { serverNow } from '@torneo/client'
import { tournamentTexts as texts } from './tournament-texts'

/** Zone of this device. */
export const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Names a zone as people look it up, by its city: 'Montevideo (America)'. */
function labelOf(zone: string): string {
  const [city = zone, ...areas] = zone.replaceAll('_', ' ').split('/').toReversed()
  return areas.length > 0 ? `${city} (${areas.toReversed().join(', ')})` : city
}

/** Zones of the Americas, of Europe and of the islands where schools speak Spanish. */
const offered = Intl.supportedValuesOf('timeZone').filter((zone) =>
  /^(America|Europe)\/|^(Atlantic\/Canary|Africa\/(Ceuta|Malabo)|Pacific\/(Easter|Galapagos))$/.test(zone),
)

/** Lists zones by their city: this device's first, and `chosen` wherever it is. */
export function zoneOptions(chosen: string) {
  return [...new Set([...offered, deviceZone, chosen].filter(Boolean))]
    .map((value) => ({ value, label: labelOf(value) }))
    .toSorted(
      (a, b) => Number(b.value === deviceZone) - Number(a.value === deviceZone) || a.label.localeCompare(b.label),
    )
}

const clockIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('es', { timeZone, timeStyle: 'short' }).format(serverNow())

/** Says how the chosen zone differs from this device's; `saved` is undefined until one was. */
export function zoneHint(saved: string | undefined, chosen: string): string {
  const [here, there] = [clockIn(deviceZone), clockIn(chosen || deviceZone)]
  if (here !== there) return texts.otherClock(here, there)
  return saved === undefined ? texts.zoneOfDevice : texts.zoneHint
}
