import { expect, test } from 'vitest'
import { yearOrText } from './year-or-text'

test.each([
  ['2024', 2024],
  [' 2024 ', 2024],
  [2024, 2024],
  ['', ''],
  ['24', '24'],
  ['20245', '20245'],
  ['2e3', '2e3'],
  ['0x7e', '0x7e'],
])('%j is held as %j', (typed, held) => {
  expect(yearOrText(typed)).toBe(held)
})
