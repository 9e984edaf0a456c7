import type { MatchGoal } from '@torneo/contracts/match/matches'
import { expect, test } from 'vitest'
import { lastScorer, scorersOf } from './scorers'

const goal = (minute: number, name: string | null, fields: Partial<MatchGoal> = {}): MatchGoal => ({
  minute,
  added: 0,
  side: 'home',
  name,
  kind: 'goal',
  ...fields,
})
const goals = [
  goal(12, 'Ana Sosa'),
  goal(20, 'Eva Paz', { side: 'away' }),
  goal(34, 'Ana Sosa', { kind: 'penalty' }),
  goal(35, null, { added: 2 }),
  goal(40, 'Eva Paz', { kind: 'own_goal' }),
]

test('scorers of a side with their minutes, in the order of their first goals', () => {
  expect(scorersOf({ goals }, 'home')).toEqual([
    'Ana Sosa 12′, 34′ (p)',
    'Sin identificar 35+2′',
    'Eva Paz 40′ (e. c.)',
  ])
  expect(scorersOf({ goals }, 'away')).toEqual(['Eva Paz 20′'])
})

test('the last goal of a side, unless one of its score is not registered', () => {
  const score = { homeScore: 4, awayScore: 2 }
  expect([
    lastScorer({ goals, ...score }, 'home'),
    lastScorer({ goals, ...score }, 'away'),
    lastScorer(score, 'home'),
  ]).toEqual(['Eva Paz 40′ (e. c.)', '', ''])
})
