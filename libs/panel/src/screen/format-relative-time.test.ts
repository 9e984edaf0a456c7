import { expect, test } from 'vitest'
import { formatRelativeTime } from './format-relative-time'

const minute = 60_000
test.each([
  [0, 'hace un momento'],
  [minute - 1, 'hace un momento'],
  [-5, 'hace un momento'],
  [5 * minute, 'hace 5 min'],
  [59 * minute, 'hace 59 min'],
  [60 * minute, 'hace 1 h'],
  [47 * 60 * minute, 'hace 1 día'],
  [6 * 24 * 60 * minute, 'hace 6 días'],
])('%i ms ago', (age, words) => {
  expect(formatRelativeTime(1_000_000_000_000, 1_000_000_000_000 + age)).toBe(words)
})
