import { expect, test } from 'vitest'
import { isMet, verdict } from './table.ts'

test.each([
  ['526 ms', 'at most 500 ms', false], ['500 ms', 'at most 500 ms', true], ['1.42 x', 'at most 1.5 x', true], ['1.51 x', 'at most 1.5 x', false],
  ['59.6 kB, 9', 'at most 60 kB, 10', true], ['59.6 kB, 11', 'at most 60 kB, 10', false], ['200 of 200', '200 of 200', true],
  ['199 of 200', '200 of 200', false], ['', 'at most 2 x', false],
])('%s against %s: %s', (measured, bar, met) => {
  expect(isMet({ what: 'x', measured, bar })).toBe(met)
})

test('says what was missed and how many were met; a row without a bar counts for nothing', () => {
  const good = { what: 'API, idle: memory', measured: '108 MB', bar: 'at most 120 MB' }
  const bad = { what: 'API ready', measured: '626 ms', bar: 'at most 500 ms' }
  expect(verdict([good, bad, { what: 'GET', measured: '9 x' }])).toEqual({ isGood: false, text: 'Missed: API ready: 626 ms, at most 500 ms\n1 of 2 bars met.' })
  expect(verdict([good])).toEqual({ isGood: true, text: '1 of 1 bars met.' })
})
