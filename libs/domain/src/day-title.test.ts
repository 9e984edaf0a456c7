import { expect, test } from 'vitest'
import { dayTitle } from './day-title'

test.each([
  ['2025-11-08', 'Sábado 8 de noviembre'], ['2025-01-01', 'Miércoles 1 de enero'], ['2024-02-29', 'Jueves 29 de febrero de 2024'],
  ['2026-11-07', 'Sábado 7 de noviembre de 2026'], ['pronto', 'pronto'], ['', ''],
])('%j is %j in 2025', (day, words) => {
  expect(dayTitle(day, 2025)).toBe(words)
})
