import { expect, test } from 'vitest'
import { indexOver, moveIn, orderOf, withMoves, zonesOf } from './zone-moves'

const zones = [
  { id: 'a', teamIds: ['1', '2'] },
  { id: 'b', teamIds: ['3', '4'] },
  { id: 'c', teamIds: [] },
]
const order = orderOf(zones)
/** The zones once a team was moved over something, as the list does it. */
const after = (teamId: string, overId: string) => {
  const others = order.filter((id) => id !== teamId)
  const move = moveIn(others.toSpliced(indexOver(order, teamId, overId), 0, teamId), teamId)
  return withMoves(zones, move ? [move] : []).map(({ teamIds }) => teamIds.join(''))
}

test.each([
  ['1', 'zone:b', ['2', '341', '']],
  ['1', 'zone:c', ['2', '34', '1']],
  ['4', 'zone:a', ['124', '3', '']],
  ['4', '1', ['412', '3', '']],
  ['1', '3', ['2', '314', '']],
  ['1', 'zone:a', ['12', '34', '']],
  ['2', '1', ['21', '34', '']],
])('team %s moved over %s', (teamId, overId, expected) => {
  expect(after(teamId, overId)).toEqual(expected)
})

test('a team above the first zone belongs to it, and moves apply to zones that others changed meanwhile', () => {
  expect(zonesOf(['1', 'zone:a', '2', 'zone:b'])).toEqual([
    { id: 'a', teamIds: ['1', '2'] },
    { id: 'b', teamIds: [] },
  ])
  const moves = [
    { teamId: '1', zoneId: 'b', index: 2 },
    { teamId: '2', zoneId: 'deleted', index: 0 },
  ]
  expect(
    withMoves(
      [
        { id: 'b', teamIds: ['5'] },
        { id: 'a', teamIds: ['1', '2', '3'] },
      ],
      moves,
    ),
  ).toEqual([
    { id: 'b', teamIds: ['5', '1'] },
    { id: 'a', teamIds: ['2', '3'] },
  ])
})
