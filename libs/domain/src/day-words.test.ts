import { expect, test } from 'vitest'
import { dayWords } from './day-words'

test.each([
  ['2025-11-15', 2025, 'sáb. 15/11'],
  ['2025-11-15', 2026, 'sáb. 15/11/2025'],
  ['2026-01-01', 2025, 'jue. 1/1/2026'],
  ['2024-02-29', 2024, 'jue. 29/2'],
  ['mañana', 2025, 'mañana'],
  ['', 2025, ''],
])('%s, seen in %i, is %s', (day, thisYear, words) => {
  expect(dayWords(day, thisYear)).toBe(words)
})
