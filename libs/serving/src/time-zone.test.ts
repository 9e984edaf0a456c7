import { describe, expect, it } from 'vitest'
import { dayIn, instantIn, timeIn } from './time-zone'

it.each([
  ['America/Montevideo', '2026-11-22', '16:00', '2026-11-22T19:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-22', '00:15', '2026-11-21T18:30:00.000Z'],
  // Clocks in Santiago went forward at midnight, those in Madrid back at three.
  ['America/Santiago', '2025-09-07', '10:00', '2025-09-07T13:00:00.000Z'],
  ['America/Santiago', '2025-09-06', '22:00', '2025-09-07T02:00:00.000Z'],
  ['Europe/Madrid', '2025-10-26', '01:30', '2025-10-25T23:30:00.000Z'],
  ['Europe/Madrid', '2025-10-26', '12:00', '2025-10-26T11:00:00.000Z'],
  ['UTC', '2026-02-28', '23:59', '2026-02-28T23:59:00.000Z'],
])('instant in %s of %s %s is %s', (zone, day, time, instant) => {
  expect(instantIn(zone, day, time).toISOString()).toBe(instant)
  expect(dayIn(zone, Date.parse(instant))).toBe(day)
})

it.each([
  ['America/Santiago', '2025-09-07', '00:30', '2025-09-07 01:30'],
  ['America/Santiago', '2025-09-07', '00:00', '2025-09-07 01:00'],
  ['America/Asuncion', '2024-10-06', '00:15', '2024-10-06 01:15'],
  ['America/Havana', '2026-03-08', '00:59', '2026-03-08 01:59'],
  ['Europe/Madrid', '2026-03-29', '02:30', '2026-03-29 03:30'],
])('clocks of %s skip %s %s, which is %s then', (zone, day, time, read) => {
  const instant = instantIn(zone, day, time).getTime()
  expect(`${dayIn(zone, instant)} ${timeIn(zone, instant)}`).toBe(read)
})

it.each([
  ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T02:30:00.000Z'],
  ['Europe/Madrid', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['America/Havana', '2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
])('clocks of %s show %s %s twice: the first is meant', (zone, day, time, instant) => {
  expect(instantIn(zone, day, time).toISOString()).toBe(instant)
})

it.each([
  ['0026-12-05', '10:00'],
  ['9999-12-31', '23:59'],
  ['2026-13-45', '10:00'],
  ['', ''],
  ['hoy', '25:00'],
])('%j at %j is an invalid date, and throws nothing', (day, time) => {
  expect(instantIn('Europe/Madrid', day, time).getTime()).toBeNaN()
})

/** Time zones of the places where Spanish is spoken. */
const zones = [
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Ushuaia',
  'America/Asuncion',
  'America/Bogota',
  'America/Cancun',
  'America/Caracas',
  'America/Ciudad_Juarez',
  'America/Costa_Rica',
  'America/El_Salvador',
  'America/Guatemala',
  'America/Guayaquil',
  'America/Havana',
  'America/Hermosillo',
  'America/La_Paz',
  'America/Lima',
  'America/Managua',
  'America/Mexico_City',
  'America/Montevideo',
  'America/Panama',
  'America/Puerto_Rico',
  'America/Punta_Arenas',
  'America/Santiago',
  'America/Santo_Domingo',
  'America/Tegucigalpa',
  'America/Tijuana',
  'Pacific/Galapagos',
  'Pacific/Easter',
  'Africa/Malabo',
  'Africa/Ceuta',
  'Atlantic/Canary',
  'Europe/Madrid',
]

/** Instants at which a zone's clocks change, from 2021 to 2030. */
function changesOf(zone: string): number[] {
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const offset = (at: number) => clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  const changes: number[] = []
  for (let at = Date.UTC(2021); at < Date.UTC(2031); at += 86_400_000) {
    if (offset(at) === offset(at + 86_400_000)) continue
    let [low, high] = [at, at + 86_400_000]
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000
      if (offset(middle) === offset(low)) low = middle
      else high = middle
    }
    changes.push(high)
  }
  return changes
}

describe('day and time, instant, day and time', () => {
  it.each(zones)('is a round trip in %s around every change of ten years', (zone) => {
    const around = [Date.UTC(2026, 0, 1, 12), Date.UTC(2026, 6, 1, 0, 30), ...changesOf(zone)]
    for (const change of around) {
      for (let minutes = -26 * 60; minutes <= 26 * 60; minutes += 15) {
        const instant = change + minutes * 60_000
        const [day, time] = [dayIn(zone, instant), timeIn(zone, instant)]
        const back = instantIn(zone, day, time).getTime()
        // The shown time equals the typed one; a time that occurs twice means the first.
        expect([zone, day, time, dayIn(zone, back), timeIn(zone, back)]).toEqual([zone, day, time, day, time])
        expect(back).toBeLessThanOrEqual(instant)
      }
    }
  })
})
