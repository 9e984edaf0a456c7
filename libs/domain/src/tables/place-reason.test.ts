import { expect, test } from 'vitest'
import { placeReason } from './place-reason'

const row = (name: string, points: number, goalDifference: number, goalsFor: number) => ({
  team: { name },
  points,
  goalDifference,
  goalsFor,
})

test.each([
  [row('A', 12, 8, 9), row('B', 13, 1, 2), { rule: 'points', own: 12, other: 13 }],
  [row('A', 12, -2, 9), row('B', 12, 3, 2), { rule: 'goalDifference', own: -2, other: 3 }],
  [row('A', 12, 3, 9), row('B', 12, 3, 2), { rule: 'goalsFor', own: 9, other: 2 }],
  [row('Nogal', 0, 0, 0), row('Ñandú', 0, 0, 0), { rule: 'name' }],
  [row('Igual', 0, 0, 0), row('Igual', 0, 0, 0), { rule: 'drawn' }],
] as const)('%j beside %j', (one, other, reason) => {
  expect(placeReason(one, other)).toEqual(reason)
})
