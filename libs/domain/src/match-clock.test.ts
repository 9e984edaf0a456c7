import { describe, expect, it } from 'vitest'
import { caughtUp, minuteLength, resumed, started, stopped } from './match-clock'

const now = 1_000_000
const running = { isLive: true, currentMinute: 10, nextTickAt: now + 20_000, restMs: minuteLength }

describe('the clock of a match', () => {
  it('starts at minute 0 with a whole minute to go', () => {
    expect(started(now)).toEqual({ isLive: true, currentMinute: 0, nextTickAt: now + 60_000, restMs: 60_000 })
  })

  it.each([
    ['not yet', now + 19_999, 10, 20_000],
    ['on the dot', now + 20_000, 11, 80_000],
    ['a little late, without losing the beat', now + 20_700, 11, 80_000],
    ['after 59.999 s', now + 79_999, 11, 80_000],
    ['two at once', now + 80_000, 12, 140_000],
    ['after an hour of nobody', now + 3_620_000, 71, 3_680_000],
  ])('counts what is due: %s', (_case, at, minute, next) => {
    expect(caughtUp(running, at)).toEqual({ ...running, currentMinute: minute, nextTickAt: now + next })
  })

  it('does not move while it is stopped', () => {
    const still = { isLive: false, currentMinute: 10, nextTickAt: null, restMs: 5 }
    expect(caughtUp(still, now + 1_000_000)).toBe(still)
  })

  it('keeps the rest of the minute over a pause', () => {
    const paused = stopped(running, now + 5000)
    expect(paused).toEqual({ isLive: false, currentMinute: 10, nextTickAt: null, restMs: 15_000 })
    expect(resumed(paused, now + 900_000)).toEqual({ isLive: true, currentMinute: 10, nextTickAt: now + 915_000, restMs: 15_000 })
  })

  it('counts what was due before it stops', () => {
    expect(stopped(running, now + 81_000)).toEqual({ isLive: false, currentMinute: 12, nextTickAt: null, restMs: 59_000 })
  })

  it('stopped twice is stopped once', () => {
    const paused = stopped(running, now)
    expect(stopped(paused, now + 30_000)).toEqual(paused)
  })
})
