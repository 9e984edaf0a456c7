import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { expect, test } from 'vitest'
import { pointsRulesOf } from './points-rules'

const own = { ...defaultSportRules, pointsForWin: 2, pointsForDraw: 1, pointsForLoss: 1 }

test('a sport counts 3, 1 and 0, whatever points its rules have, until it uses its own', () => {
  expect(pointsRulesOf(own)).toEqual({
    scoring: 'goals',
    bestOf: 0,
    drawAllowed: true,
    win: 3,
    draw: 1,
    loss: 0,
    closeWin: 3,
    closeLoss: 0,
    absence: 0,
  })
  expect(pointsRulesOf({ ...own, usesOwnPoints: true })).toEqual({
    scoring: 'goals',
    bestOf: 0,
    drawAllowed: true,
    win: 2,
    draw: 1,
    loss: 1,
    closeWin: 2,
    closeLoss: 1,
    absence: 0,
  })
})

test('a sport of sets has points for the deciding set and for an absence', () => {
  const volleyball = {
    ...own,
    scoring: 'sets',
    bestOf: 5,
    drawAllowed: true,
    usesOwnPoints: true,
    pointsForWin: 3,
    pointsForLoss: 0,
    pointsForCloseWin: 2,
    pointsForCloseLoss: 1,
    pointsForAbsence: 0,
  } as const
  expect(pointsRulesOf(volleyball)).toEqual({
    scoring: 'sets',
    bestOf: 5,
    drawAllowed: true,
    win: 3,
    draw: 1,
    loss: 0,
    closeWin: 2,
    closeLoss: 1,
    absence: 0,
  })
})
