import { expect, test } from 'vitest'
import { formatDay, formatLongDay } from './format-day'

test.each([
  ['2025-11-15', 2025, 'sáb. 15/11', 'Sábado 15 de noviembre'],
  ['2025-11-15', 2026, 'sáb. 15/11/2025', 'Sábado 15 de noviembre de 2025'],
  ['2026-01-01', 2025, 'jue. 1/1/2026', 'Jueves 1 de enero de 2026'],
  ['2024-02-29', 2024, 'jue. 29/2', 'Jueves 29 de febrero'],
  ['2025-02-05', 2025, 'mié. 5/2', 'Miércoles 5 de febrero'],
  ['mañana', 2025, 'mañana', 'mañana'],
  ['', 2025, '', ''],
])('%s, seen in %i, is %s, or %s in full', (day, thisYear, words, long) => {
  expect([formatDay(day, thisYear), formatLongDay(day, thisYear)]).toEqual([words, long])
})
