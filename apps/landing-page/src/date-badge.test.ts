import { expect, it } from 'vitest'
import { dateBadge } from './date-badge'

it.each([
  ['2025-11-07', '2025-11-09', 'nov 2025', '7–9'],
  ['2025-11-15', '2025-11-15', 'nov 2025', '15'],
  ['2025-11-29', '2025-12-01', 'nov–dic 2025', '29–1'],
])('%s to %s is %s, %s', (first, last, month, days) => {
  expect(dateBadge({ first, last })).toEqual({ month, days })
})

it.each([[null], [{ first: '2025-03-01', last: '2025-11-30' }], [{ first: 'pronto', last: 'pronto' }]])(
  '%j has none',
  (days) => {
    expect(dateBadge(days)).toBeNull()
  },
)
