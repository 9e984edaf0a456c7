import { describe, expect, it, test } from 'vitest'
import { byPriority, moveBefore, type Prioritised } from './chosen-order'

/** Parses 'a3 b2 c-': each record's id and priority. */
const listOf = (text: string): Prioritised[] =>
  text
    .split(' ')
    .map((one) => ({ id: one.slice(0, 1), priority: one[1] === '-' && one.length === 2 ? null : Number(one.slice(1)) }))
const textOf = (list: readonly Prioritised[] | null) =>
  list?.map(({ id, priority }) => `${id}${priority ?? '-'}`).join(' ') ?? null

test.each([
  ['the first order gives every record its place', 'a- b- c-', 'c', 'a', 'c3 a2 b1'],
  ['to the end', 'a3 b2 c1', 'a', null, 'b3 c2 a1'],
  ['to the start', 'a3 b2 c1', 'c', 'a', 'c3 a2 b1'],
  ['to where it is', 'a3 b2 c1', 'b', 'c', 'a3 b2 c1'],
  ['the priority of a deleted record stays free for it', 'a5 b3 c2', 'c', 'b', 'a5 c3 b2'],
  ['below zero, where records were added', 'a1 b0 c-1', 'c', 'a', 'c1 a0 b-1'],
  ['records that came since have a place of their own after it', 'a2 b1 c-', 'c', 'b', 'a3 c2 b1'],
  ['equal priorities are told apart', 'a2 b1 c1', 'c', 'b', 'a3 c2 b1'],
  ['the only one', 'a-', 'a', null, 'a1'],
  ['a record that is not there', 'a2 b1', 'x', 'a', null],
  ['before one that is not there', 'a2 b1', 'a', 'x', null],
  ['before itself', 'a2 b1', 'a', 'a', null],
])('%s', (_, list, id, before, moved) => {
  expect(textOf(moveBefore(listOf(list), id, before))).toBe(moved)
})

test('only what moved between is given another priority', () => {
  const list = Array.from({ length: 9 }, (_, at): Prioritised => ({ id: String(at), priority: 9 - at }))
  const moved = moveBefore(list, '5', '3') ?? []
  expect(moved.filter(({ id, priority }) => list[Number(id)]?.priority !== priority).map(({ id }) => id)).toEqual([
    '5',
    '3',
    '4',
  ])
})

describe('the comparison', () => {
  it('puts the higher first and those without one last', () => {
    expect(textOf(listOf('a- b1 c3 d- e-2').sort(byPriority))).toBe('c3 b1 e-2 a- d-')
  })

  it('agrees with every order that a move gives', () => {
    const moved = moveBefore(listOf('a2 b1 c- d-'), 'd', 'a') ?? []
    expect(textOf(moved.toReversed().sort(byPriority))).toBe(textOf(moved))
  })
})
