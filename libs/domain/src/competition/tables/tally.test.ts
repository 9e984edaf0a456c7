import { expect, it } from 'vitest'
import type { PlayedMatch } from './played-match'
import { pointsRulesOf } from './points-rules'
import { matchesOf } from './tables.fixture'
import { statsByOwnPoints } from './tally'

const rules = { pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0 }
const byPenalties = matchesOf('A 1-1 B').map((match): PlayedMatch => ({
  ...match,
  shootout: { home: 4, away: 2, kicks: [] },
}))
const statsOf = (drawAllowed: boolean) =>
  [...statsByOwnPoints(['A', 'B'], byPenalties, pointsRulesOf({ ...rules, drawAllowed })).values()].map(
    ({ won, drawn, lost, points }) => [won, drawn, lost, points],
  )

it('counts penalties as won and lost, 2 points and 1, where the sport forbids draws and has no competition (B82)', () => {
  expect(statsOf(false)).toEqual([
    [1, 0, 0, 2],
    [0, 0, 1, 1],
  ])
  expect(statsOf(true)).toEqual([
    [0, 1, 0, 1],
    [0, 1, 0, 1],
  ])
})
