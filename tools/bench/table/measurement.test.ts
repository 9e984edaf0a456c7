import { expect, test } from 'vitest'
import { listing, type Measurement, measureAll, pick } from './measurement.ts'
import { verdict } from './table.ts'

const start: Measurement<string> = {
  id: 'start',
  rows: [{ title: 'API ready', bar: 'at most 500 ms' }, { title: 'API, idle: memory' }],
  measure: async (scene) => [{ measured: '400 ms', note: scene }, { measured: '100 MB' }],
}
const broken: Measurement<string> = {
  id: 'score-alone',
  rows: [{ title: 'A score: p50', bar: 'at most 5 ms' }],
  measure: () => Promise.reject(new Error('/score answered 500\nat ...')),
}
const short: Measurement<string> = {
  id: 'score-together',
  rows: [{ title: 'Scores of 20 callers' }],
  measure: async () => [],
}
const all = [start, broken, short]

test.each([
  [[], ['start', 'score-alone', 'score-together']],
  [['score'], ['score-alone', 'score-together']],
  [['IDLE'], ['start']],
  [['score-alone'], ['score-alone']],
  [
    ['20 callers', 'start'],
    ['start', 'score-together'],
  ],
])('--only %j measures %j', (only, ids) => {
  expect(pick(all, only).map(({ id }) => id)).toEqual(ids)
})

test('--only with an unknown name is rejected, also next to a known one', () => {
  expect(() => pick(all, ['start', 'landing'])).toThrow("No row matches 'landing'")
})

test('--list names ids, rows and bars', () => {
  expect(listing([start, broken])).toBe(
    'start\n  API ready: at most 500 ms\n  API, idle: memory\nscore-alone\n  A score: p50: at most 5 ms',
  )
})

test('a measurement that fails says so in its rows, counts as missed, and the rest is measured', async () => {
  const rows = await measureAll([broken, short, start], 'the demo', () => undefined)
  expect(rows.map(({ title, measured, note }) => [title, measured, note])).toEqual([
    ['A score: p50', 'failed', '/score answered 500'],
    ['Scores of 20 callers', 'failed', 'not measured'],
    ['API ready', '400 ms', 'the demo'],
    ['API, idle: memory', '100 MB', undefined],
  ])
  expect(verdict(rows).text.split('\n').at(-1)).toBe('1 of 3 bars met.')
})
