import { describe, expect, it, test } from 'vitest'
import type { MatchActionKind } from './actions'
import { stepCounter } from './effect'
import { canCommand, isAlreadyApplied } from './match-lifecycle'

const scheduled = { status: 'scheduled', isLive: false } as const
const running = { status: 'live', isLive: true, currentHalf: 2 } as const
const stopped = { status: 'live', isLive: false } as const
const finished = { status: 'finished', isLive: false } as const
const cancelled = { status: 'cancelled', isLive: false } as const

describe('a match accepts', () => {
  test.each<[command: MatchActionKind, from: object[]]>([
    ['start', [scheduled]],
    ['pause', [running]],
    ['resume', [stopped]],
    ['score', [scheduled, running, stopped]],
    ['minute', [scheduled, running, stopped]],
    ['half', [scheduled, running, stopped]],
    ['event', [scheduled, running, stopped]],
    ['event_deletion', [scheduled, running, stopped]],
    ['undo', [scheduled, running, stopped]],
    ['finish', [running, stopped]],
    ['result', [scheduled, running, stopped]],
    ['cancel', [scheduled, running, stopped]],
    ['reopen', [finished, cancelled]],
  ])('%s in these states only', (command, from) => {
    const states = [scheduled, running, stopped, finished, cancelled]
    expect(states.filter((state) => canCommand(command, state))).toEqual(from)
  })
})

describe('the result of', () => {
  test.each<[command: MatchActionKind, matching: object[]]>([
    ['start', [running, stopped]],
    ['pause', [stopped]],
    ['resume', [running]],
    ['finish', [finished]],
    ['score', []],
    ['cancel', []],
  ])('%s is already there in these states only', (command, matching) => {
    const states = [scheduled, running, stopped, finished, cancelled]
    expect(states.filter((state) => isAlreadyApplied({ kind: command }, state))).toEqual(matching)
  })

  it('a start of the second period is already there while that one runs', () => {
    expect([1, 2].map((period) => isAlreadyApplied({ kind: 'period_start', period }, running))).toEqual([false, true])
    expect(isAlreadyApplied({ kind: 'period_start', period: 2 }, { ...running, isLive: false })).toBe(false)
  })
})

describe('a step', () => {
  it.each([
    [0, 1, 1, 1],
    [3, -1, 2, -1],
    [0, -1, 0, 0],
  ])('adds to %i a step of %i: %i, a change of %i', (from, step, value, change) => {
    expect(stepCounter(from, step)).toEqual({ value, change })
  })
})
