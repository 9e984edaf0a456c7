import { expect, test } from 'vitest'
import { isMet, table, verdict } from './table.ts'

test.each([
  ['526 ms', 'at most 500 ms', false],
  ['500 ms', 'at most 500 ms', true],
  ['1.42 x', 'at most 1.5 x', true],
  ['1.51 x', 'at most 1.5 x', false],
  ['59.6 kB, 9', 'at most 60 kB, 10', true],
  ['59.6 kB, 11', 'at most 60 kB, 10', false],
  ['4.9 ms', 'at most 5 ms, 12 ms', false],
  ['200 of 200', '200 of 200', true],
  ['199 of 200', '200 of 200', false],
  ['', 'at most 2 x', false],
  ['NaN x', 'at most 2 x', false],
])('%s against %s: %s', (measured, bar, met) => {
  expect(isMet({ title: 'x', measured, bar })).toBe(met)
})

const good = { title: 'API, idle: memory', measured: '108 MB', bar: 'at most 120 MB' }
const bad = { title: 'API ready', measured: '626 ms', bar: 'at most 500 ms', note: 'of 5' }
const failed = { title: 'Goals', measured: 'failed', failure: 'GET / answered 500' }

test('says what was missed and how many were met; a row without a bar counts for nothing', () => {
  expect(verdict([good, bad, { title: 'GET', measured: '9 x' }])).toEqual({
    isGood: false,
    text: 'Missed: API ready: 626 ms, at most 500 ms\n1 of 2 bars met.',
  })
  expect(verdict([good])).toEqual({ isGood: true, text: '1 of 1 bars met.' })
})

test('a row that failed is missed, with a bar or without', () => {
  expect(verdict([good, failed])).toEqual({
    isGood: false,
    text: 'Missed: Goals: GET / answered 500\n1 of 2 bars met.',
  })
  expect(isMet({ ...failed, bar: 'failed' })).toBe(false)
})

test('is printed in columns, what was measured to the right', () => {
  expect(table([good, bad])).toBe(
    [
      'What               Measured  Bar             Beside it',
      'API, idle: memory    108 MB  at most 120 MB',
      'API ready            626 ms  at most 500 ms  of 5',
    ].join('\n'),
  )
})
