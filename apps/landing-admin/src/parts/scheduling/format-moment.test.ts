import { expect, test } from 'vitest'
import { formatMoment } from './format-moment'

test.each<[day: string, time: string, today: string, words: string]>([
  ['2025-11-29', '12:00', '2025-11-23', 'sáb 29 nov, 12:00'],
  ['2025-09-01', '00:05', '2025-01-01', 'lun 1 sept, 00:05'],
  ['2026-01-03', '09:30', '2025-12-30', 'sáb 3 ene 2026, 09:30'],
])('%s %s, said on %s, is %s', (day, time, today, words) => {
  expect(formatMoment(day, time, today)).toBe(words)
})
