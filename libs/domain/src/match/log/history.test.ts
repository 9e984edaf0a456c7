import { describe, expect, it, test } from 'vitest'
import type { MatchAction } from '../actions'
import { applyAction } from '../apply-action'
import { minuteMs } from '../clock/match-clock'
import { type ActionContext, type MatchAggregate, newestRows, type RegisteredEvent } from '../match-aggregate'

const start = Date.UTC(2025, 10, 15, 16)
const [ana, leo] = [
  { id: 'ana', name: 'Ana Ríos' },
  { id: 'leo', name: 'Leo Paz' },
]
const minutes = (count: number) => count * minuteMs

const aMatch = (fields: Partial<MatchAggregate> = {}): MatchAggregate => ({
  rev: 7,
  homeTeamId: 'h',
  awayTeamId: 'a',
  status: 'live',
  isLive: true,
  clockStalled: false,
  homeScore: 1,
  awayScore: 0,
  currentMinute: 12,
  currentHalf: 1,
  nextTickAt: new Date(start + 20_000),
  restMs: minuteMs,
  clockSince: new Date(start - minutes(12)),
  cancelledFrom: null,
  cancelledRunning: false,
  events: [],
  log: [],
  ...fields,
})
const stopped = { isLive: false, nextTickAt: null, restMs: 5000 } as const
const anEvent = (id: string): RegisteredEvent => ({
  id,
  type: 'goal',
  playerId: 'p1',
  teamId: 'h',
  minute: 5,
  assistPlayerId: null,
  timestamp: '2025-11-15T16:05:00.000Z',
  createdAt: '',
  updatedAt: '',
  rev: 1,
})
const goal = (more = {}): MatchAction => ({ kind: 'event', type: 'goal', teamId: 'h', playerId: 'h1', ...more })
const plus: MatchAction = { kind: 'score', side: 'home', step: 1 }

let count = 0
const outcomeOf = (match: MatchAggregate, action: MatchAction, more: Partial<ActionContext> = {}) =>
  applyAction(match, action, {
    now: new Date(start),
    by: ana,
    key: `llave-${(count += 1)}`,
    eventId: `e${count}`,
    ...more,
  })

function done(match: MatchAggregate, action: MatchAction, more?: Partial<ActionContext>): MatchAggregate {
  const outcome = outcomeOf(match, action, more)
  if (outcome.rejection) throw new Error(outcome.rejection.reason)
  return outcome.match
}
const reasonOf = (...args: Parameters<typeof outcomeOf>) => outcomeOf(...args).rejection?.reason
const all = (match: MatchAggregate, ...actions: MatchAction[]) =>
  actions.reduce((one, action) => done(one, action), match)
const withoutNewest = (match: MatchAggregate) =>
  done(match, { kind: 'event_deletion', eventId: match.events.at(-1)?.id ?? '' })
const undoRow = (rev: number): MatchAction => ({ kind: 'undo', row: String(rev) })

describe('an action of another person', () => {
  const closing = { kind: 'finish' } as const
  test.each<[name: string, actions: MatchAction[], fields?: Partial<MatchAggregate>]>([
    ['a goal', [goal()]],
    ['a typed minute', [{ kind: 'minute_set', minute: 40 }]],
    ['a pause', [{ kind: 'pause' }]],
    ['the end of a period', [{ kind: 'period_end' }]],
    ['the start of one', [{ kind: 'period_start', period: 2 }], { ...stopped, periodOver: true }],
    ['corrected counters', [{ kind: 'counters', homeScore: 5, currentHalf: 2 }]],
  ])('is undone by another person, whole: %s', (_name, actions, fields) => {
    const before = aMatch(fields)
    const after = done(all(before, ...actions), undoRow(8), { by: leo })
    expect(after).toEqual({
      ...before,
      rev: 9,
      log: [
        expect.objectContaining({ undone: { at: new Date(start), by: leo } }),
        expect.objectContaining({ kind: 'undo', by: leo }),
      ],
    })
  })

  it('is named by its key too', () => {
    expect(
      done(done(aMatch(), plus, { key: 'un-gol-0001' }), { kind: 'undo', row: 'un-gol-0001' }, { by: leo }),
    ).toMatchObject({ homeScore: 1 })
  })

  it('is done again when its undo is undone, and can then be undone once more', () => {
    const match = all(aMatch(), goal(), undoRow(8), undoRow(9))
    expect(match).toMatchObject({
      homeScore: 2,
      events: [{ playerId: 'h1' }],
      log: [{ kind: 'event' }, { undone: { by: ana } }, { kind: 'undo' }],
    })
    expect(match.log[0]).not.toHaveProperty('undone')
    expect(done(match, undoRow(8))).toMatchObject({ homeScore: 1, events: [] })
  })

  test.each<[name: string, match: MatchAggregate, rev: number, reason: string]>([
    ['unknown', all(aMatch(), plus), 3, 'noRow'],
    ['already undone', all(aMatch(), plus, undoRow(8)), 8, 'undone'],
    ['a goal that was deleted later', withoutNewest(done(aMatch(), goal())), 8, 'eventGone'],
    [
      'a deletion that was undone',
      all(aMatch({ events: [anEvent('x')] }), { kind: 'event_deletion', eventId: 'x' }, undoRow(8)),
      8,
      'undone',
    ],
    [
      'a pause before another',
      done(all(aMatch(), { kind: 'pause' }), { kind: 'resume' }, { now: new Date(start + 500) }),
      8,
      'clockMoved',
    ],
    ['a half that moved on', all(aMatch(), { kind: 'half', half: 2 }, { kind: 'half', half: 1 }), 8, 'halfMoved'],
    ['the end of the match', all(aMatch(), closing, { kind: 'reopen' }), 8, 'notUndoable'],
    ['of a finished match', all(aMatch(), plus, closing), 8, 'notOpen'],
    [
      'older than the newest rows',
      aMatch({
        rev: 90,
        logCut: 60,
        log: Array.from({ length: newestRows }, (_, index) => ({
          key: null,
          rev: 31 + index,
          at: new Date(start),
          by: ana,
          kind: 'score' as const,
          effect: {},
        })),
      }),
      4,
      'tooOld',
    ],
  ])('is not undone: %s', (_name, match, rev, reason) => {
    expect(reasonOf(match, undoRow(rev), { now: new Date(start + 1000) })).toBe(reason)
  })
})

describe('back to a moment', () => {
  const before = aMatch({ events: [anEvent('x')] })
  const then = all(before, goal(), { kind: 'minute_set', minute: 20 })
  const later = all(
    then,
    plus,
    { kind: 'event_deletion', eventId: 'x' },
    goal(),
    { kind: 'half', half: 2 },
    { kind: 'minute_set', minute: 50 },
  )
  const moment = { homeScore: 2, currentMinute: 20, currentHalf: 1 }

  it('puts score, events, minute and period back by one action, which can be undone', () => {
    const back = done(later, { kind: 'restore', rev: then.rev })
    expect(back).toMatchObject({ ...moment, status: 'live', isLive: true, rev: later.rev + 1 })
    expect(back.events.map(({ id }) => id).toSorted()).toEqual(then.events.map(({ id }) => id).toSorted())
    const again = done(back, { kind: 'undo' })
    expect({ ...again, events: again.events.length }).toMatchObject({
      homeScore: later.homeScore,
      currentMinute: 50,
      currentHalf: 2,
      events: later.events.length,
    })
  })

  it('knows the minute that the clock had, and needs older rows for an older moment', () => {
    const paused = done({ ...aMatch(), currentMinute: 14, nextTickAt: new Date(start + 20_000) }, plus)
    const ticked = { ...paused, currentMinute: 33, rev: 30 }
    expect(done(done(ticked, plus), { kind: 'restore', rev: 8 })).toMatchObject({ homeScore: 2, currentMinute: 14 })
    const cut = { ...later, log: later.log.slice(4), logCut: 4 }
    expect(reasonOf(cut, { kind: 'restore', rev: then.rev })).toBe('noRow')
    expect(done(cut, { kind: 'restore', rev: then.rev }, { fullLog: later.log })).toMatchObject(moment)
  })

  test.each<[name: string, match: MatchAggregate, rev: number, more: Partial<ActionContext>, reason: string]>([
    ['that is not there', later, 2, {}, 'noRow'],
    ['that is now', later, later.rev, {}, 'alreadyThere'],
    ['of a finished match', done(later, { kind: 'finish' }), then.rev, {}, 'notOpen'],
    ['with a player who was deleted', later, then.rev, { teamOf: () => null }, 'eventGone'],
  ])('is rejected: one %s', (_name, match, rev, more, reason) => {
    expect(reasonOf(match, { kind: 'restore', rev }, more)).toBe(reason)
  })
})

describe('the time of a device', () => {
  const now = new Date(start + minutes(30))
  const late = (count: number) => ({ now, deviceAt: new Date(now.getTime() - minutes(count)) })
  const running = aMatch({
    currentMinute: 42,
    nextTickAt: new Date(now.getTime() + 20_000),
    clockSince: new Date(start - minutes(12)),
  })

  test.each<
    [
      name: string,
      match: MatchAggregate,
      action: MatchAction,
      context: Partial<ActionContext>,
      after: Partial<MatchAggregate>,
    ]
  >([
    [
      'a pause counts from then',
      running,
      { kind: 'pause' },
      late(10),
      { isLive: false, currentMinute: 32, restMs: 20_000 },
    ],
    ['an end, too', running, { kind: 'finish' }, late(10), { status: 'finished', currentMinute: 32 }],
    [
      'a start has run since',
      aMatch({ status: 'scheduled', isLive: false, nextTickAt: null, clockSince: undefined }),
      { kind: 'start' },
      late(10),
      { status: 'live', isLive: true, currentMinute: 10, nextTickAt: new Date(now.getTime() + minuteMs) },
    ],
    [
      'the second half has run since',
      aMatch({ ...stopped, currentMinute: 47, periodOver: true }),
      { kind: 'period_start', period: 2 },
      late(3),
      { isLive: true, currentMinute: 48, currentHalf: 2, periodOver: false },
    ],
    [
      'before the last change of the clock it is not believed',
      { ...running, clockSince: new Date(now.getTime() - minutes(5)) },
      { kind: 'pause' },
      late(10),
      { currentMinute: 42 },
    ],
    ['in the future it is not believed', running, { kind: 'pause' }, late(-10), { currentMinute: 42, restMs: 20_000 }],
    [
      'of a start of yesterday it is not believed',
      aMatch({ status: 'scheduled', isLive: false }),
      { kind: 'start' },
      late(1440),
      { currentMinute: 0 },
    ],
  ])('%s', (_name, match, action, context, after) => {
    expect(done(match, action, context)).toMatchObject(after)
  })

  test.each([
    ['in reach', 44, 44],
    ['that the match cannot have reached', 200, 42],
    ["of the sport's length", 90, 90],
  ])('an event in a minute %s', (_name, minute, kept) => {
    expect(done(running, goal({ minute }), { now }).events[0]).toMatchObject({ minute: kept })
  })
})

describe('periods (B8)', () => {
  it('end and begin with one action each', () => {
    const over = done(aMatch({ currentMinute: 47 }), { kind: 'period_end' })
    expect(over).toMatchObject({ isLive: false, currentMinute: 47, currentHalf: 1, periodOver: true })
    expect(reasonOf(over, { kind: 'period_end' })).toBe('periodOver')
    expect(done(over, { kind: 'period_start', period: 2 })).toMatchObject({
      isLive: true,
      currentMinute: 45,
      currentHalf: 2,
      periodOver: false,
      nextTickAt: new Date(start + minuteMs),
    })
    expect(done(over, { kind: 'resume' })).toMatchObject({ isLive: true, currentMinute: 47, periodOver: false })
    expect(done(over, { kind: 'period_start', period: 4 }, { periods: { count: 4, minutes: 10 } })).toMatchObject({
      currentMinute: 30,
      currentHalf: 4,
    })
  })

  test.each<[MatchAction, number]>([
    [{ kind: 'period_start', period: 3 }, 2],
    [{ kind: 'half', half: 3 }, 2],
    [{ kind: 'counters', currentHalf: 4 }, 2],
    [{ kind: 'half', half: 3 }, 1],
  ])('%j is no period of %i', (action, periods) => {
    expect(reasonOf(aMatch(stopped), action, { periods: { count: periods, minutes: 20 } })).toBe('invalid')
  })

  it('begin in a live match that stands still', () => {
    expect([
      reasonOf(aMatch(), { kind: 'period_start', period: 2 }),
      reasonOf(aMatch({ ...stopped, status: 'scheduled' }), { kind: 'period_end' }),
    ]).toEqual(['notStopped', 'notLive'])
  })
})
