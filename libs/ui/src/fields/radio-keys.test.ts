import { expect, it } from 'vitest'
import { nextRadio } from './radio-keys'

it.each([
  // A grid of 30 in six columns.
  ['ArrowRight', 0, 30, 6, 1],
  ['ArrowRight', 29, 30, 6, 0],
  ['ArrowLeft', 0, 30, 6, 29],
  ['ArrowDown', 2, 30, 6, 8],
  ['ArrowUp', 8, 30, 6, 2],
  ['ArrowUp', 2, 30, 6, null],
  ['ArrowDown', 27, 30, 6, null],
  ['Home', 13, 30, 6, 0],
  ['End', 13, 30, 6, 29],
  // Up and down act as left and right in a single row.
  ['ArrowDown', 1, 3, 3, 2],
  ['ArrowDown', 2, 3, 3, 0],
  ['ArrowUp', 0, 3, 3, 2],
  ['a', 1, 3, 3, null],
  ['ArrowRight', 0, 0, 6, null],
])('%s from %i of %i, %i wide, leads to %s', (key, index, count, columns, next) => {
  expect(nextRadio(key, index, count, columns)).toBe(next)
})
