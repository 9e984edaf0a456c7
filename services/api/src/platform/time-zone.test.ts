import { expect, it } from 'vitest'
import { dayIn, instantIn } from './time-zone'

it.each([
  ['America/Montevideo', '2026-11-22', '16:00', '2026-11-22T19:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-22', '00:15', '2026-11-21T18:30:00.000Z'],
  // The clocks of Santiago went on at midnight, those of Madrid back at three.
  ['America/Santiago', '2025-09-07', '10:00', '2025-09-07T13:00:00.000Z'],
  ['America/Santiago', '2025-09-06', '22:00', '2025-09-07T02:00:00.000Z'],
  ['Europe/Madrid', '2025-10-26', '01:30', '2025-10-25T23:30:00.000Z'],
  ['Europe/Madrid', '2025-10-26', '12:00', '2025-10-26T11:00:00.000Z'],
  ['UTC', '2026-02-28', '23:59', '2026-02-28T23:59:00.000Z'],
])('in %s it is %s %s at %s', (zone, day, time, instant) => {
  expect(instantIn(zone, day, time).toISOString()).toBe(instant)
  expect(dayIn(zone, Date.parse(instant))).toBe(day)
})
