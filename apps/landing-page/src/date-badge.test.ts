import { expect, it } from 'vitest'
import { dateBadge } from './date-badge'

it.each([
  [['2025-11-08', '2025-11-07', '2025-11-09', '2025-11-08'], [], 'nov 2025', '7–9'],
  [['2025-10-24', '2025-11-05', '2025-11-08', '2025-11-09'], ['2025-11-09'], 'nov 2025', '8–9'],
  [['2025-11-15'], ['2025-11-15'], 'nov 2025', '15'],
  [['2025-11-29', '2025-12-01', '2025-11-30'], [], 'nov–dic 2025', '29–1'],
])('%j with matches on %j is %s, %s', (dates, matches, month, days) => {
  expect(dateBadge(dates, matches)).toEqual({ month, days })
})

it.each([
  ['no dates', [], []],
  ['a match on another day', ['2025-11-01', '2025-11-08'], ['2025-11-01', '2025-11-08']],
  ['no date', ['pronto'], []],
])('%s has none', (_, dates, matches) => {
  expect(dateBadge(dates, matches)).toBeNull()
})
