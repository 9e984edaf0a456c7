import { expect, test } from 'vitest'
import { formatZone } from './format-zone'

test.each([
  ['America/Argentina/Buenos_Aires', 'Hora de Argentina'],
  ['America/Bogota', 'Hora de Colombia'],
  ['America/Santiago', 'Hora de Chile'],
  ['Europe/Madrid', 'Hora de Europa central'],
  ['America/Mexico_City', 'Hora central'],
  ['Etc/GMT+3', 'Hora GMT-03:00'],
])('the clock of %s is called %s', (zone, words) => {
  expect(formatZone(zone)).toBe(words)
})
