import type { ResolvedLeague } from '@torneo/contracts/competition/competition'
import { expect, it } from 'vitest'
import { decidersOf } from './deciders'

const row = (name: string, rule: string | null, played = 2) => ({
  team: { name },
  played,
  decidedBy: rule && { rule, text: '' },
})
const tables = (...zones: object[][]) =>
  ({ tables: zones.map((rows) => ({ rows })) }) as unknown as Pick<ResolvedLeague, 'tables'>

it('names each team once for the rule that separates it from the row above or below', () => {
  const decided = decidersOf(
    tables(
      [row('A', null), row('B', 'goal_difference'), row('C', 'goal_difference'), row('D', 'points')],
      [row('E', null), row('F', 'goals_for')],
    ),
  )
  expect(Object.fromEntries(decided)).toEqual({
    goal_difference: ['A', 'B', 'C'],
    points: ['C', 'D'],
    goals_for: ['E', 'F'],
  })
})

it('says nothing before the first match', () => {
  expect(decidersOf(tables([row('A', null, 0), row('B', 'goal_difference', 0)])).size).toBe(0)
})
