import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stallOf } from './stall-timeout'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['a quiet page', 4400, [], true],
  ['a quiet page, a moment earlier', 3800, [], false],
  ['files that arrive', 9000, [2000, 4000, 6000, 8000], false],
  ['files that no longer arrive', 9000, [2000, 4000], true],
] as const)('sees %s', async (_, ms, arrivals, expected) => {
  let [arrived, isStalled] = [0, false]
  const { stalled, stop } = stallOf(() => arrived, 4000)
  void stalled.then(() => {
    isStalled = true
  })
  for (let at = 0; at < ms; at += 200) {
    if (arrivals.some((time) => time === at)) arrived += 1
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(isStalled).toBe(expected)
  stop()
})

it('does not count time in which the thread is busy', async () => {
  vi.useRealTimers()
  let isStalled = false
  const { stalled, stop } = stallOf(() => 0, 600)
  void stalled.then(() => {
    isStalled = true
  })
  for (let round = 0; round < 4; round += 1) {
    const until = performance.now() + 500
    while (performance.now() < until);
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
  expect(isStalled).toBe(false)
  await stalled
  stop()
})
