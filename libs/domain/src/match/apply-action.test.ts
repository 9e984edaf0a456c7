import { describe, expect, it, test } from 'vitest'
import type { MatchAction } from './actions'
import { applyAction } from './apply-action'
import { minuteMs } from './clock/match-clock'
import { appliedKeys, timeline } from './log/timeline'
import {
  type ActionContext,
  type LogRow,
  type MatchAggregate,
  matchBounds,
  type RegisteredEvent,
} from './match-aggregate'

const start = Date.UTC(2025, 10, 15, 16)
const ana = { id: 'ana', name: 'Ana Ríos' }
const leo = { id: 'leo', name: 'Leo Paz' }

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
  cancelledFrom: null,
  cancelledRunning: false,
  events: [],
  log: [],
  ...fields,
})
const scheduled = { status: 'scheduled', isLive: false, nextTickAt: null } as const
const stopped = { isLive: false, nextTickAt: null, restMs: 5000 } as const

const anEvent = (id: string, fields: Partial<RegisteredEvent> = {}): RegisteredEvent => ({
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
  ...fields,
})
const goal = (teamId = 'h', more = {}): MatchAction => ({
  kind: 'event',
  type: 'goal',
  teamId,
  playerId: `${teamId}1`,
  ...more,
})
const plus: MatchAction = { kind: 'score', side: 'home', step: 1 }

let count = 0
const context = (more: Partial<ActionContext> = {}): ActionContext => ({
  now: new Date(start),
  by: ana,
  key: `key-${(count += 1)}`,
  eventId: `e${count}`,
  ...more,
})

/** Returns the match after the action; throws on rejection. */
function done(match: MatchAggregate, action: MatchAction, more: Partial<ActionContext> = {}): MatchAggregate {
  const outcome = applyAction(match, action, context(more))
  if (outcome.rejection) throw new Error(outcome.rejection.reason)
  return outcome.match
}

function rejection(match: MatchAggregate, action: MatchAction, more: Partial<ActionContext> = {}) {
  return applyAction(match, action, context(more)).rejection
}

describe('an action', () => {
  test.each<[name: string, match: Partial<MatchAggregate>, action: MatchAction, after: Partial<MatchAggregate>]>([
    [
      'starts at minute 0 of half 1, the score stays (R9)',
      { ...scheduled, currentHalf: 2 },
      { kind: 'start' },
      {
        status: 'live',
        isLive: true,
        currentMinute: 0,
        currentHalf: 1,
        homeScore: 1,
        nextTickAt: new Date(start + minuteMs),
      },
    ],
    ['pauses with the rest of the minute', {}, { kind: 'pause' }, { isLive: false, nextTickAt: null, restMs: 20_000 }],
    [
      'resumes with the rest of the minute',
      stopped,
      { kind: 'resume' },
      { isLive: true, nextTickAt: new Date(start + 5000) },
    ],
    [
      'pauses when the next tick is unknown',
      { nextTickAt: undefined },
      { kind: 'pause' },
      { isLive: false, currentMinute: 12 },
    ],
    ['steps a score', {}, plus, { homeScore: 2 }],
    ['steps a score down, never below 0', {}, { kind: 'score', side: 'away', step: -1 }, { awayScore: 0 }],
    ['steps the minute', {}, { kind: 'minute', step: -1 }, { currentMinute: 11 }],
    ['sets the half, the minute stays', {}, { kind: 'half', half: 2 }, { currentHalf: 2, currentMinute: 12 }],
    ['a goal counts for its team', {}, goal('a'), { awayScore: 1 }],
    ['a card counts for nobody', {}, goal('a', { type: 'red_card' }), { homeScore: 1, awayScore: 0 }],
    [
      'a goal that is deleted leaves the score (R1)',
      { events: [anEvent('x')] },
      { kind: 'event_deletion', eventId: 'x' },
      { homeScore: 1, events: [] },
    ],
    ['finishes', {}, { kind: 'finish' }, { status: 'finished', isLive: false, nextTickAt: null, homeScore: 1 }],
    [
      'a result sets the score and finishes',
      scheduled,
      { kind: 'result', homeScore: 0, awayScore: 4 },
      { status: 'finished', homeScore: 0, awayScore: 4 },
    ],
    [
      'a result replaces the score there is',
      { homeScore: 5, awayScore: 2 },
      { kind: 'result', homeScore: 1, awayScore: 3 },
      { homeScore: 1, awayScore: 3 },
    ],
    [
      'a cancelled match without a stored earlier status is scheduled again',
      { ...stopped, status: 'cancelled' },
      { kind: 'reopen' },
      { status: 'scheduled' },
    ],
    [
      'absolute counters change only the fields sent',
      { currentHalf: 2 },
      { kind: 'counters', awayScore: 3 },
      { homeScore: 1, awayScore: 3, currentMinute: 12, currentHalf: 2 },
    ],
    [
      'cancels',
      {},
      { kind: 'cancel' },
      { status: 'cancelled', isLive: false, cancelledFrom: 'live', cancelledRunning: true },
    ],
    [
      'a finished match is live and stopped again',
      { status: 'finished', isLive: false, nextTickAt: null },
      { kind: 'reopen' },
      { status: 'live', isLive: false },
    ],
    [
      'a reopened cancelled match continues as before',
      { ...stopped, status: 'cancelled', cancelledFrom: 'live', cancelledRunning: true },
      { kind: 'reopen' },
      {
        status: 'live',
        isLive: true,
        cancelledFrom: null,
        cancelledRunning: false,
        nextTickAt: new Date(start + 5000),
      },
    ],
    [
      'absolute counters (R10)',
      {},
      { kind: 'counters', homeScore: 4, currentMinute: 3, currentHalf: 2 },
      { homeScore: 4, awayScore: 0, currentMinute: 3, currentHalf: 2 },
    ],
    [
      'the clock stalls when more is due than it catches up',
      { nextTickAt: new Date(start - 3 * 3_600_000) },
      { kind: 'stall' },
      { status: 'live', isLive: false, clockStalled: true, currentMinute: 27, nextTickAt: null },
    ],
  ])('%s', (_name, fields, action, after) => {
    const before = aMatch(fields)
    const match = done(before, action)
    expect(match).toMatchObject({ ...after, rev: 8 })
    expect(match.log).toEqual([expect.objectContaining({ rev: 8, kind: action.kind, by: ana, at: new Date(start) })])
    expect(before).toEqual(aMatch(fields))
  })

  it('registers an event with the minute of the match, or the minute sent', () => {
    const [now, dated] = done(done(aMatch(), goal()), goal('a', { minute: 3, assistPlayerId: 'a2' })).events
    expect(now).toMatchObject({
      type: 'goal',
      teamId: 'h',
      playerId: 'h1',
      assistPlayerId: null,
      minute: 12,
      timestamp: new Date(start).toISOString(),
    })
    expect(dated).toMatchObject({ teamId: 'a', minute: 3, assistPlayerId: 'a2' })
  })

  it("keeps key, request and the device's own time", () => {
    const deviceAt = new Date(start - 4000)
    expect(done(aMatch(), plus, { key: 'un-gol-01', fingerprint: 'abc', deviceAt }).log).toMatchObject([
      { key: 'un-gol-01', asked: 'abc', deviceAt, effect: { home: 1 } },
    ])
  })

  const closed = (['finished', 'cancelled'] as const).map((status) => aMatch({ status, isLive: false }))
  test.each<[action: MatchAction, matches: MatchAggregate[], reason: string]>([
    [{ kind: 'start' }, [aMatch(), ...closed], 'notScheduled'],
    [{ kind: 'pause' }, [aMatch(stopped), aMatch(scheduled), ...closed], 'notRunning'],
    [{ kind: 'resume' }, [aMatch(), aMatch(scheduled), ...closed], 'notStopped'],
    [{ kind: 'finish' }, [aMatch(scheduled), ...closed], 'notLive'],
    [{ kind: 'reopen' }, [aMatch(), aMatch(scheduled)], 'notClosed'],
    [plus, closed, 'notOpen'],
    [goal(), closed, 'notOpen'],
    [{ kind: 'undo' }, closed, 'notOpen'],
    [{ kind: 'result', homeScore: 1, awayScore: 0 }, closed, 'notOpen'],
    [{ kind: 'cancel' }, closed, 'notOpen'],
    [{ kind: 'counters', homeScore: 1 }, closed, 'notOpen'],
    [{ kind: 'stall' }, [aMatch(), aMatch(stopped)], 'notRunning'],
  ])('%j is rejected with a reason by a match in another state', (action, matches, reason) => {
    expect(matches.map((match) => rejection(match, action))).toEqual(matches.map(() => ({ reason })))
  })

  it('validates an event, its players only when they are known', () => {
    expect(rejection(aMatch(), goal('x'))).toEqual({
      reason: 'invalid',
      details: [{ path: 'teamId', message: 'Ese equipo no juega este partido' }],
    })
    const teamOf = (id: string) => (id === 'h1' ? 'h' : null)
    expect(rejection(aMatch(), goal('a'), { teamOf })).toMatchObject({
      reason: 'invalid',
      details: [{ path: 'playerId' }],
    })
    expect(rejection(aMatch(), goal('h'), { teamOf })).toBeNull()
  })

  it('rejects the deletion of an unknown event', () => {
    for (const events of [[], [anEvent('other')]]) {
      expect(rejection(aMatch({ status: 'finished', events }), { kind: 'event_deletion', eventId: 'x' })).toEqual({
        reason: 'noEvent',
      })
    }
  })
})

describe('a match at its bounds', () => {
  const full = aMatch({
    logCut: matchBounds.actions - 1,
    log: [{ key: null, rev: 7, at: new Date(start), by: ana, kind: 'score', effect: { home: 1 } }],
  })

  it('rejects more events', () => {
    const match = aMatch({ events: Array.from({ length: matchBounds.events }, (_, index) => anEvent(`x${index}`)) })
    expect(rejection(match, goal())).toEqual({ reason: 'tooManyEvents' })
    expect(rejection(match, plus)).toBeNull()
  })

  it('rejects more actions, but can be ended', () => {
    expect([plus, goal(), { kind: 'undo' } as const].map((action) => rejection(full, action))).toEqual(
      Array.from({ length: 3 }, () => ({ reason: 'tooManyActions' })),
    )
    expect(rejection({ ...full, logCut: matchBounds.actions - 2 }, plus)).toBeNull()
    expect(
      ([{ kind: 'pause' }, { kind: 'finish' }, { kind: 'cancel' }] as const).map((action) => rejection(full, action)),
    ).toEqual([null, null, null])
  })
})

describe('an undo', () => {
  const undo = (undoes?: string): MatchAction => ({ kind: 'undo', undoes })

  test.each<[name: string, action: MatchAction]>([
    ['a step', plus],
    ['a step that changed nothing', { kind: 'score', side: 'away', step: -1 }],
    ['a minute', { kind: 'minute', step: -1 }],
    ['a half', { kind: 'half', half: 2 }],
    ['a goal, event and score', goal()],
    ['a deletion', { kind: 'event_deletion', eventId: 'x' }],
  ])('reverts %s completely, as a row of the log', (_name, action) => {
    const before = aMatch({ events: [anEvent('x')] })
    const match = done(done(before, action, { key: 'accion-01' }), undo(), {
      key: 'undo-0001',
      now: new Date(start + 1000),
    })
    expect(match).toEqual({ ...before, rev: 9, log: [expect.anything(), expect.anything()] })
    expect(match.log).toMatchObject([
      { kind: action.kind, undone: { at: new Date(start + 1000), by: ana } },
      { kind: 'undo', key: 'undo-0001', effect: { undid: { rev: 8, key: 'accion-01', kind: action.kind } } },
    ])
  })

  it('reverts a clamped step by its actual change', () => {
    const scoring = { scoring: 'points' } as const
    const minus: MatchAction = { kind: 'score', side: 'home', step: -1 }
    const match = done(done(done(aMatch(), plus, { key: 'k', scoring }), minus, { by: leo, scoring }), minus, {
      by: leo,
      scoring,
    })
    expect(done(match, undo('k'))).toMatchObject({ homeScore: 0 })
  })

  const acted = (more: (match: MatchAggregate) => MatchAggregate, action: MatchAction = plus) =>
    more(done(aMatch({ events: [anEvent('x')] }), action, { key: 'k', eventId: 'own' }))
  const after =
    (...actions: MatchAction[]) =>
    (match: MatchAggregate) =>
      actions.reduce((one, action) => done(one, action), match)
  test.each<[name: string, match: MatchAggregate, undoes: string | undefined, reason: string]>([
    ['an unknown key', acted((match) => match), 'other', 'nothingToUndo'],
    ['an undone action', acted(after(undo('k'))), 'k', 'undone'],
    ['the latest, when everything is undone', acted(after(undo())), undefined, 'nothingToUndo'],
    ['an action eleven actions ago', acted(after(...Array.from({ length: 10 }, () => plus))), 'k', 'nothingToUndo'],
    ['a half that moved on', acted(after({ kind: 'half', half: 1 }), { kind: 'half', half: 2 }), 'k', 'halfMoved'],
    ['an event deleted since', acted(after({ kind: 'event_deletion', eventId: 'own' }), goal()), 'k', 'eventGone'],
    ['a pause', acted((match) => match, { kind: 'pause' }), 'k', 'nothingToUndo'],
    ['an undo', acted((match) => done(match, undo(), { key: 'u' })), 'u', 'nothingToUndo'],
  ])('is rejected with a reason: %s', (_name, match, undoes, reason) => {
    expect(rejection(match, undo(undoes))).toEqual({ reason })
  })

  it("reverts only the same user's actions", () => {
    const match = done(aMatch(), plus, { key: 'k', by: leo })
    expect([rejection(match, undo('k')), rejection(match, undo())]).toEqual([
      { reason: 'nothingToUndo' },
      { reason: 'nothingToUndo' },
    ])
  })

  it('restores no event of a deleted player', () => {
    const match = done(
      aMatch({ events: [anEvent('x', { assistPlayerId: 'p2' })] }),
      { kind: 'event_deletion', eventId: 'x' },
      { key: 'k' },
    )
    const rejectionWithout = (...deleted: string[]) =>
      rejection(match, undo('k'), { teamOf: (id) => (deleted.includes(id) ? null : 'h') })
    expect([rejectionWithout('p1'), rejectionWithout('p2'), rejectionWithout()]).toEqual([
      { reason: 'eventGone' },
      { reason: 'eventGone' },
      null,
    ])
  })

  it('reaches only the rows stored with the match', () => {
    const row = (rev: number, by = leo): LogRow => ({
      key: `r${rev}`,
      rev,
      at: new Date(start),
      by,
      kind: 'score',
      effect: { home: 1 },
    })
    const log = [row(1, ana), ...Array.from({ length: 60 }, (_, index) => row(index + 2))]
    expect(rejection(aMatch({ rev: 61, log }), undo('r1'))).toEqual({ reason: 'nothingToUndo' })
    expect(rejection(aMatch({ rev: 60, log: log.slice(0, -1) }), undo('r1'))).toBeNull()
  })

  describe('undoing the start (B7)', () => {
    const before = aMatch({ ...scheduled, currentMinute: 3, currentHalf: 2 })
    const live = done(before, { kind: 'start' }, { key: 'k' })

    it('restores the match as before, whatever the clock counted', () => {
      expect(done({ ...live, rev: 11, currentMinute: 4 }, undo())).toMatchObject({
        ...before,
        rev: 12,
        log: [{ undone: { by: ana } }, { kind: 'undo' }],
      })
    })

    it.each([600_000, 600_001])('is possible for ten minutes: after %i ms', (ms) => {
      expect(rejection(live, undo('k'), { now: new Date(start + ms) })).toEqual(
        ms > 600_000 ? { reason: 'startPassed' } : null,
      )
    })

    test.each<[MatchAction[]]>([
      [[plus]],
      [[plus, undo()]],
      [[{ kind: 'pause' }]],
      [[{ kind: 'counters', currentMinute: 9 }]],
      [[{ kind: 'cancel' }, { kind: 'reopen' }]],
    ])('is rejected after %j', (actions) => {
      const match = actions.reduce((one, action) => done(one, action, { by: leo }), live)
      expect([rejection(match, undo('k')), rejection(match, undo())]).toEqual([
        { reason: 'startFollowed' },
        { reason: 'nothingToUndo' },
      ])
    })

    it('is possible again after a second start', () => {
      const again = done(done(live, undo()), { kind: 'start' }, { key: 'k2' })
      expect(rejection(again, undo('k'))).toEqual({ reason: 'undone' })
      expect(done(again, undo('k2'))).toMatchObject({ status: 'scheduled', currentMinute: 3 })
    })
  })
})

it('the timeline is sorted by minute descending, then newest first', () => {
  const events = [
    anEvent('a', { minute: 3 }),
    anEvent('b', { timestamp: '2025-11-15T16:06:00.000Z' }),
    anEvent('c'),
    anEvent('d', { minute: 40 }),
  ]
  expect(timeline(events).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a'])
})

it('a frame has the last twenty keys', () => {
  const keys = [null, ...Array.from({ length: 25 }, (_, index) => `k${index}`)]
  expect(appliedKeys(keys.map((key) => ({ key })))).toEqual(keys.slice(-20))
})
