import { describe, expect, test } from 'vitest'
import { goalAverage, podium, scorers } from './scorers'

const row = (name: string, goals: number, assists = 0, id = name) => ({
  player: { id, name },
  goals,
  assists,
  matchesPlayed: 2,
})

describe('the order of scorers (spec 2 §9)', () => {
  test.each([
    ['goals', [row('A', 1, 9), row('B', 2)], ['1 B', '2 A']],
    ['then assists', [row('A', 2, 0), row('B', 2, 3)], ['1 B', '2 A']],
    ['then name, as in Spanish', [row('Ñato', 2), row('Nuñez', 2), row('Oro', 2)], ['1 Nuñez', '2 Ñato', '3 Oro']],
    ['then id', [row('Ana', 2, 0, 'b'), row('Ana', 2, 0, 'a')], ['1 a', '2 b']],
    ['only who has scored', [row('A', 0, 5), row('B', 1), row('C', -1)], ['1 B']],
    ['nobody', [], []],
  ] as const)('%s', (_rule, rows, expected) => {
    for (const given of [rows, rows.toReversed()]) {
      expect(scorers(given).map(({ position, player }) => `${position} ${player.id}`)).toEqual(expected)
    }
  })
})

test.each([
  [7, 5, 1.4],
  [1, 3, 0.33],
  [2, 3, 0.67],
  [1, 8, 0.13],
  [3, 3, 1],
  [4, 0, 0],
  [201, 200, 1.01],
])('%i goals in %i matches are %f a match', (goals, matchesPlayed, average) => {
  expect(goalAverage({ goals, matchesPlayed })).toBe(average)
  expect(scorers([{ ...row('A', goals), matchesPlayed }])).toMatchObject([{ average }])
})

test.each([
  [
    [1, 2, 3, 4],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [[1, 2], null],
  [[], null],
])('the podium of %j is %j', (rows, expected) => {
  expect(podium(rows)).toEqual(expected)
})
