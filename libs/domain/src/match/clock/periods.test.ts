import { describe, expect, it } from 'vitest'
import { missedPeriodEnd, periodsOf, withAddedTime, withPeriods } from './periods'

const halves = { count: 2, minutes: 35 }
const old = { matchDuration: 70, hasHalves: true }

describe('the periods of a sport', () => {
  it.each([
    ['halves', old, halves],
    ['no halves', { matchDuration: 40, hasHalves: false }, { count: 1, minutes: 40 }],
    ['halves of an odd length', { matchDuration: 35, hasHalves: true }, { count: 2, minutes: 18 }],
    ['quarters', { ...old, matchDuration: 40, periods: 4, periodMinutes: 10 }, { count: 4, minutes: 10 }],
  ])('are read from %s', (_case, rules, periods) => {
    expect(periodsOf(rules)).toEqual(periods)
  })

  const quarters = { matchDuration: 40, hasHalves: true, periods: 4, periodMinutes: 10 }
  it.each([
    [
      'periods make duration and halves',
      old,
      { periods: 4, periodMinutes: 12 },
      { matchDuration: 48, hasHalves: true, periods: 4, periodMinutes: 12 },
    ],
    [
      'a single period has no halves',
      quarters,
      { periods: 1, periodMinutes: 50 },
      { matchDuration: 50, hasHalves: false, periods: 1, periodMinutes: 50 },
    ],
    [
      'other periods share the duration',
      old,
      { periods: 1 },
      { matchDuration: 70, hasHalves: false, periods: 1, periodMinutes: 70 },
    ],
    [
      'longer periods stay as many',
      quarters,
      { periodMinutes: 12 },
      { ...quarters, matchDuration: 48, periodMinutes: 12 },
    ],
    [
      'a client that does not know them and changes nothing leaves them',
      quarters,
      { matchDuration: 40, hasHalves: true },
      quarters,
    ],
    [
      'without halves there is one',
      quarters,
      { hasHalves: false },
      { matchDuration: 40, hasHalves: false, periods: 1, periodMinutes: 40 },
    ],
    [
      'another duration is shared',
      quarters,
      { matchDuration: 60 },
      { ...quarters, matchDuration: 60, periodMinutes: 15 },
    ],
    ['rules that never had them get none', old, { matchDuration: 80 }, { matchDuration: 80, hasHalves: true }],
  ])('%s', (_case, rules, sent, after) => {
    expect(withPeriods(rules, sent)).toEqual(after)
  })
})

it.each([
  [34, 1, 34, 0],
  [35, 1, 35, 0],
  [37, 1, 35, 2],
  [37, 2, 37, 0],
  [72, 2, 70, 2],
  [72, 3, 70, 2],
])('minute %i of period %i is %i+%i', (minute, half, shown, added) => {
  expect(withAddedTime(minute, half, halves)).toEqual({ minute: shown, added })
})

it.each([
  ['in the first half', 34, 1, halves, null],
  ['in its added time', 40, 1, halves, null],
  ['well past the first half', 48, 1, halves, 35],
  ['in the second half', 48, 2, halves, null],
  ['well past the end', 111, 2, halves, 70],
  ['without halves', 48, 1, { count: 1, minutes: 40 }, 40],
  ['in the second half of one', 48, 2, { count: 1, minutes: 40 }, 40],
])('a minute %s', (_case, minute, half, periods, end) => {
  expect(missedPeriodEnd(minute, half, periods)).toBe(end)
})
