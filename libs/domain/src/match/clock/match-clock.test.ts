import { describe, expect, it } from 'vitest'
import { catchUp, minuteMs, maxCatchUpMinutes, resumeClock, startClock, stopClock } from './match-clock'

const now = 1_000_000
const running = { isLive: true, currentMinute: 10, nextTickAt: now + 20_000, restMs: minuteMs, isStalled: false }

describe('the clock of a match', () => {
  it('starts at minute 0 with 60 s to the next', () => {
    expect(startClock(now)).toEqual({
      isLive: true,
      currentMinute: 0,
      nextTickAt: now + 60_000,
      restMs: 60_000,
      isStalled: false,
    })
  })

  it.each([
    ['not yet', now + 19_999, 10, 20_000],
    ['on the dot', now + 20_000, 11, 80_000],
    ['a little late, without losing the beat', now + 20_700, 11, 80_000],
    ['after 59.999 s', now + 79_999, 11, 80_000],
    ['two at once', now + 80_000, 12, 140_000],
    ['after a quarter of an hour without a tick', now + 20_000 + 14 * 60_000, 25, 920_000],
    ['set back by a little', now - 40_000, 10, 20_000],
  ])('counts due minutes: %s', (_case, at, minute, next) => {
    expect(catchUp(running, at)).toEqual({ ...running, currentMinute: minute, nextTickAt: now + next })
  })

  it.each([
    ['a minute more than a quarter of an hour', now + 20_000 + 15 * 60_000],
    ["three hours, as when the database's clock leaps ahead", now + 3 * 3_600_000],
    ['a night', now + 14 * 3_600_000],
  ])('catches up a quarter of an hour at most, and stops: after %s', (_case, at) => {
    const stalled = {
      isLive: false,
      currentMinute: 10 + maxCatchUpMinutes,
      nextTickAt: null,
      restMs: 60_000,
      isStalled: true,
    }
    expect(catchUp(running, at)).toEqual(stalled)
    expect(stopClock(running, at)).toEqual(stalled)
    expect(resumeClock(stalled, at)).toEqual({ ...running, currentMinute: 25, nextTickAt: at + 60_000 })
  })

  it.each([61_000, 3 * 3_600_000])('restarts the minute when the clock was set back by %i ms', (ms) => {
    const at = running.nextTickAt - ms
    expect(catchUp(running, at)).toEqual({ ...running, nextTickAt: at + 60_000 })
  })

  it('does not move while it is stopped', () => {
    const still = { isLive: false, currentMinute: 10, nextTickAt: null, restMs: 5, isStalled: false }
    expect(catchUp(still, now + 1_000_000)).toBe(still)
  })

  it('keeps the rest of the minute over a pause', () => {
    const paused = stopClock(running, now + 5000)
    expect(paused).toEqual({ isLive: false, currentMinute: 10, nextTickAt: null, restMs: 15_000, isStalled: false })
    expect(resumeClock(paused, now + 900_000)).toEqual({
      isLive: true,
      currentMinute: 10,
      nextTickAt: now + 915_000,
      restMs: 15_000,
      isStalled: false,
    })
  })

  it('counts due minutes before it stops', () => {
    expect(stopClock(running, now + 81_000)).toEqual({
      isLive: false,
      currentMinute: 12,
      nextTickAt: null,
      restMs: 59_000,
      isStalled: false,
    })
  })

  it('stopped twice is stopped once', () => {
    const paused = stopClock(running, now)
    expect(stopClock(paused, now + 30_000)).toEqual(paused)
  })
})
