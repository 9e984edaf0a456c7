import { expect, test } from 'vitest'
import { formatAge, formatDataAge } from './format-age'

test.each([
  [-5, 'hace 0 s'],
  [0, 'hace 0 s'],
  [40_900, 'hace 40 s'],
  [59_999, 'hace 59 s'],
  [60_000, 'hace 1 min'],
  [3_599_999, 'hace 59 min'],
  [3_600_000, 'hace 1 h'],
  [86_399_999, 'hace 23 h'],
  [86_400_000, 'hace 1 día'],
  [200_000_000, 'hace 2 días'],
])('%i ms are %s', (age, words) => {
  expect(formatAge(age)).toBe(words)
})

test('formats the age of data', () => {
  expect(formatDataAge(40_000)).toBe('Datos de hace 40 s')
})
