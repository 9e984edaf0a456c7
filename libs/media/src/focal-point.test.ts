import { expect, test } from 'vitest'
import { pointAfter, pointAt } from './focal-point'

const box = { left: 100, top: 50, width: 400, height: 200 }

test.each([
  [300, 150, { x: 0.5, y: 0.5 }],
  [100, 50, { x: 0, y: 0 }],
  [133, 250, { x: 0.083, y: 1 }],
  [-900, 999, { x: 0, y: 1 }],
])('the point of an image at %s, %s', (x, y, point) => {
  expect(pointAt(box, x, y)).toEqual(point)
})

test.each([
  ['ArrowLeft', false, { x: 0.45, y: 0.02 }],
  ['ArrowUp', false, { x: 0.5, y: 0 }],
  ['ArrowDown', true, { x: 0.5, y: 0.03 }],
  ['ArrowRight', true, { x: 0.51, y: 0.02 }],
  ['Home', false, { x: 0.5, y: 0.5 }],
  ['Enter', false, null],
])('%s (fine: %s) leads to it', (key, isFine, point) => {
  expect(pointAfter({ x: 0.5, y: 0.02 }, key, isFine)).toEqual(point)
})
