import { expect, it } from 'vitest'
import { missedPeriodEnd } from './missed-period-end'

const halves = { matchDuration: 70, hasHalves: true }

it.each([
  ['in the first half', 34, 1, halves, null],
  ['in its added time', 40, 1, halves, null],
  ['well past the first half', 48, 1, halves, 35],
  ['in the second half', 48, 2, halves, null],
  ['well past the end', 111, 2, halves, 70],
  ['without halves', 48, 1, { matchDuration: 40, hasHalves: false }, 40],
  ['of an odd length', 24, 1, { matchDuration: 35, hasHalves: true }, 18],
])('a minute %s', (_case, minute, half, rules, end) => {
  expect(missedPeriodEnd(minute, half, rules)).toBe(end)
})
