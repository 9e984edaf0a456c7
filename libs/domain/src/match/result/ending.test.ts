import { expect, test } from 'vitest'
import { endingOf } from './ending'

type Args = Parameters<typeof endingOf>

const football = { matchDuration: 90 } as const
const basketball = { matchDuration: 40, scoring: 'points' } as const
const volleyball = { matchDuration: 60, scoring: 'sets' } as const
const noDraw = { drawAllowed: false } as const
const marked = { mustHaveWinner: true, extraTime: 10 }

test.each<[string, Args[0], Args[1], Args[2], string]>([
  ['a league match', {}, null, football, 'level, 0'],
  ['one that is marked', marked, null, football, 'winner, 10'],
  ['one of a sport without draws: penalties', {}, null, { ...football, ...noDraw }, 'winner, 0'],
  ['a tie of a phase with extra time', {}, 'extra_time', football, 'winner, 15'],
  ['a tie with minutes of its own', { extraTime: 5 }, 'extra_time', football, 'winner, 5'],
  ['a tie straight to penalties', marked, 'penalties', football, 'winner, 0'],
  ['a tie that the better placed wins', marked, 'better_placed', football, 'level, 0'],
  ['the same in a sport without draws', {}, 'better_placed', { ...football, ...noDraw }, 'winner, 0'],
  ['a league match of points', {}, null, basketball, 'level, 0'],
  ['points without draws: overtimes', {}, null, { ...basketball, ...noDraw }, 'winner, 5'],
  ['points in four quarters of 12', {}, null, { ...basketball, matchDuration: 48, ...noDraw }, 'winner, 6'],
  ['a tie of points, whatever its phase says', {}, 'penalties', basketball, 'winner, 5'],
  ['a tie of points with minutes of its own', { extraTime: 3 }, 'extra_time', basketball, 'winner, 3'],
  ['a tie of points that the better placed wins', {}, 'better_placed', basketball, 'level, 0'],
  ['a tie of sets', {}, 'extra_time', volleyball, 'winner, 0'],
])('%s', (_case, match, levelEnds, rules, expected) => {
  const { mustHaveWinner, extraTime } = endingOf(match, levelEnds, rules)
  expect(`${mustHaveWinner ? 'winner' : 'level'}, ${extraTime}`).toBe(expected)
})
