import { scoringMessages } from '@torneo/contracts/tournament/scoring-input'
import { expect, test } from 'vitest'
import { isFinalScore, isSetOver, setRulesOf } from './sets'
import { setsError } from './sets-error'

const volley = setRulesOf({})
const padel = setRulesOf({ setPoints: 6, lastSetPoints: 6, setCap: 7 })
const toTwentyOne = setRulesOf({ setPoints: 21, lastSetPoints: 21 })

test.each([
  ['reached with a lead of two', volley, 1, [25, 23], true, true],
  ['reached with a lead of one', volley, 1, [25, 24], false, false],
  ['past it with a lead of two', volley, 1, [24, 26], true, true],
  ['past it with too much of a lead', volley, 1, [27, 20], true, false],
  ['the set that decides is shorter', volley, 3, [15, 13], true, true],
  ['only that one is', volley, 2, [15, 3], false, false],
  ['without points', volley, 1, [0, 0], false, false],
  ['short of it', volley, 1, [24, 20], false, false],
  ['by a cap', padel, 1, [7, 6], true, true],
  ['by two below the cap', padel, 3, [6, 4], true, true],
  ['six all', padel, 2, [6, 6], false, false],
  ['past a cap', padel, 1, [8, 6], true, false],
  [
    'a cap is not for another length',
    setRulesOf({ setPoints: 25, setCap: 27, lastSetPoints: 15 }),
    3,
    [27, 26],
    false,
    false,
  ],
])('a set %s', (_case, rules, set, [home = 0, away = 0], isOver, isFinal) => {
  expect([isSetOver({ home, away }, set, rules), isFinalScore({ home, away }, set, rules)]).toEqual([isOver, isFinal])
})

const sets = (...scores: readonly [number, number][]) => scores.map(([home, away]) => ({ home, away }))

test.each([
  ['none yet', volley, sets(), null],
  ['a whole match', volley, sets([25, 18], [23, 25], [15, 12]), null],
  ['a set to 25 where one goes to 21', toTwentyOne, sets([7, 25]), scoringMessages.impossible(1, 21, '7-25')],
  ['a draw', toTwentyOne, sets([21, 3], [21, 21]), scoringMessages.impossible(2, 21, '21-21')],
  ['a set after the end', volley, sets([25, 18], [25, 20], [15, 3]), scoringMessages.afterEnd(3)],
  ['best of five goes on after two', setRulesOf({ bestOf: 5 }), sets([25, 18], [25, 20], [13, 25], [25, 0]), null],
])('checks the sets of a match: %s', (_case, rules, list, error) => {
  expect(setsError(list, rules)).toBe(error)
})
