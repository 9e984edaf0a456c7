import { setTieBreakRules, tieBreakRules } from '@torneo/contracts/competition/tie-breaks'
import { scoringKinds } from '@torneo/contracts/tournament/scoring'
import { expect, test } from 'vitest'
import { byScoring, scoringOf, scorings } from './scorings'
import { tieBreaksOf } from './tie-breaks'

test.each([
  ['a sport that says none', {}, 'goals'],
  ['a deleted sport', null, 'goals'],
  ['an unknown sport', undefined, 'goals'],
  ['a sport of points', { scoring: 'points' }, 'points'],
  ['a sport of sets', { scoring: 'sets' }, 'sets'],
  ['a sport scored as in a later version', { scoring: 'of_a_later_version' as 'goals' }, 'goals'],
] as const)('%s', (_, sport, kind) => {
  expect(scoringOf(sport).kind).toBe(kind)
})

test('every scoring system that the API accepts has a definition under its name', () => {
  expect(Object.keys(byScoring(({ kind }) => kind))).toEqual([...scoringKinds])
  for (const kind of scoringKinds) expect(scorings[kind].kind).toBe(kind)
})

test('points are added 1 to 3 at once, goals and points of a set one by one', () => {
  expect(byScoring(({ steps }) => steps)).toEqual({ goals: [1], points: [1, 2, 3], sets: [1] })
})

test('columns of the tables', () => {
  expect(byScoring(({ columns: { favour, against, difference } }) => [favour[0], against[0], difference[0]])).toEqual({
    goals: ['GF', 'GC', 'DG'],
    points: ['PF', 'PC', 'DP'],
    sets: ['SF', 'SC', 'DS'],
  })
})

test('tie-breaks of sets, penalties and bonus make sense only in a sport that has them', () => {
  expect(tieBreaksOf({ scoring: 'sets' })).toEqual(
    tieBreakRules.filter((rule) => !['shootout_wins', 'bonus'].includes(rule)),
  )
  for (const kind of ['goals', 'points'] as const)
    expect(tieBreaksOf({ scoring: kind, usesBonus: true })).toEqual(
      tieBreakRules.filter(
        (rule) => !setTieBreakRules.some((ofSets) => ofSets === rule) && (kind === 'goals' || rule !== 'shootout_wins'),
      ),
    )
})
