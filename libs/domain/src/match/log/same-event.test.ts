import { describe, expect, test } from 'vitest'
import type { MatchAction } from '../actions'
import { applyAction } from '../apply-action'
import type { MatchAggregate } from '../match-aggregate'

const start = Date.UTC(2025, 10, 15, 16)
const blank: MatchAggregate = {
  rev: 1,
  homeTeamId: 'h',
  awayTeamId: 'a',
  status: 'live',
  isLive: false,
  homeScore: 0,
  awayScore: 0,
  currentMinute: 5,
  currentHalf: 1,
  nextTickAt: null,
  restMs: 60_000,
  events: [],
  log: [],
}

interface Done {
  readonly action: MatchAction
  readonly by?: string
  /** Seconds after the first action. */
  readonly at?: number
  readonly deviceAt?: number
}

const time = (seconds: number) => new Date(start + seconds * 1000)

function outcomeOf(match: MatchAggregate, { action, by = 'ana', at = 0, deviceAt }: Done) {
  const context = { now: time(at), by: { id: by, name: by }, key: null, eventId: `e${match.rev}` }
  return applyAction(match, action, { ...context, ...(deviceAt === undefined ? {} : { deviceAt: time(deviceAt) }) })
}

function after(...done: readonly Done[]): MatchAggregate {
  return done.reduce((match, one) => {
    const outcome = outcomeOf(match, one)
    if (outcome.rejection) throw new Error(outcome.rejection.reason)
    return outcome.match
  }, blank)
}

const event = (
  type: 'goal' | 'own_goal' | 'yellow_card' | 'red_card',
  teamId: 'h' | 'a',
  more: object = {},
): MatchAction => ({ kind: 'event', type, teamId, playerId: 'p', ...more })
const goal = event('goal', 'h')
const plus: MatchAction = { kind: 'score', side: 'home', step: 1 }

describe('holds an event that another person registered within 20 s', () => {
  test.each<[what: string, first: Done[], second: Done]>([
    ['the same goal', [{ action: goal }], { action: goal, at: 5 }],
    [
      'the goal of another player of that side',
      [{ action: goal }],
      { action: event('goal', 'h', { playerId: 'q' }), at: 20 },
    ],
    ['a goal after a + of that side', [{ action: plus }], { action: goal, at: 5 }],
    ['a + after a goal of that side', [{ action: goal }], { action: plus, at: 5 }],
    ['a + after a +', [{ action: plus }], { action: plus, at: 1 }],
    ['an own goal that counts for that side', [{ action: goal }], { action: event('own_goal', 'a'), at: 5 }],
    [
      'the same card of that team',
      [{ action: event('yellow_card', 'a') }],
      { action: event('yellow_card', 'a', { withRed: true }), at: 5 },
    ],
    ['what came late and was done at the same time', [{ action: goal, at: 3 }], { action: goal, at: 600, deviceAt: 5 }],
    [
      'what was done before and came after',
      [{ action: goal, at: 600, deviceAt: 10 }],
      { action: goal, at: 700, deviceAt: 0 },
    ],
    [
      'behind others',
      [{ action: goal }, { action: event('red_card', 'h'), at: 1 }, { action: { kind: 'minute', step: 1 }, at: 2 }],
      { action: goal, at: 3 },
    ],
  ])('%s', (_what, first, second) => {
    const match = after(...first)
    const asking = { by: 'leo', ...second, action: { ...second.action, isAnother: false } as MatchAction }
    const outcome = outcomeOf(match, asking)
    expect(outcome.rejection).toEqual({ reason: 'sameEvent', row: match.log[0] })
    expect(outcomeOf(match, { ...asking, by: 'ana' }).rejection).toBeNull()
    for (const isAnother of [true, undefined]) {
      expect(
        outcomeOf(match, { ...asking, action: { ...second.action, isAnother } as MatchAction }).rejection,
      ).toBeNull()
    }
  })
})

describe('an event that counts at once', () => {
  test.each<[what: string, first: Done[], second: Done]>([
    ['the other side', [{ action: goal }], { action: event('goal', 'a'), at: 1 }],
    ['the own goal of that team', [{ action: goal }], { action: event('own_goal', 'h'), at: 1 }],
    ['another kind', [{ action: event('yellow_card', 'h') }], { action: event('red_card', 'h'), at: 1 }],
    ['later', [{ action: goal }], { action: goal, at: 20.001 }],
    [
      'what came at once and was done much earlier',
      [{ action: goal, at: 600 }],
      { action: goal, at: 601, deviceAt: 0 },
    ],
    ['a - after a +', [{ action: plus }], { action: { kind: 'score', side: 'home', step: -1 }, at: 1 }],
    [
      'after a -',
      [{ action: goal, by: 'leo' }, { action: { kind: 'score', side: 'home', step: -1 } }],
      { action: plus, at: 1 },
    ],
    ['after it was undone', [{ action: goal }, { action: { kind: 'undo' }, at: 1 }], { action: goal, at: 2 }],
    [
      'after it was deleted',
      [{ action: goal }, { action: { kind: 'event_deletion', eventId: 'e1' }, at: 1 }],
      { action: goal, at: 2 },
    ],
    [
      'the name of a goal that the score has',
      [{ action: plus }],
      { action: event('goal', 'h', { counted: true }), at: 2 },
    ],
  ])('%s', (_what, first, second) => {
    expect(
      outcomeOf(after(...first), {
        by: 'leo',
        ...second,
        action: { ...second.action, isAnother: false } as MatchAction,
      }).rejection,
    ).toBeNull()
  })
})
