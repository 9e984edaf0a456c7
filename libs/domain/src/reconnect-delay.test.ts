import { expect, test } from 'vitest'
import { withJitter, reconnectDelay } from './reconnect-delay'

test.each([
  [0, 1000],
  [4, 1000],
  [5, 5000],
  [14, 5000],
  [15, 10_000],
  [99, 10_000],
  [100, 60_000],
  [5000, 60_000],
])('attempt %i waits %i ms', (attempt, delay) => {
  expect(reconnectDelay(attempt)).toBe(delay)
})

test.each([
  [0, 800],
  [0.25, 900],
  [0.5, 1000],
  [1, 1200],
])('a draw of %f makes of a second %i ms', (random, delay) => {
  expect(withJitter(1000, random)).toBe(delay)
})
