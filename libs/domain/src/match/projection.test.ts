import type { MatchEvent, MatchEventType } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { applyAction } from './apply-action'
import { clockFields, clockOf } from './clock/clock-effect'
import { clockAt } from './clock/match-clock'
import { timeline } from './log/timeline'
import { type LogRow, type MatchAggregate, redCardId } from './match-aggregate'
import { type DeviceAction, type LiveAction, type DeviceEffect, projectMatch, type PendingAction } from './projection'

const aMatch = (fields: Partial<Match> = {}): Match => ({
  id: 'm1',
  createdAt: '',
  updatedAt: '',
  rev: 7,
  tournamentId: '1',
  sportId: 's1',
  homeTeamId: 'h',
  awayTeamId: 'a',
  date: '2025-11-15',
  time: '16:00',
  location: '',
  round: 1,
  referee: '',
  field: '',
  status: 'live',
  isLive: true,
  homeScore: 1,
  awayScore: 0,
  currentMinute: 12,
  currentHalf: 1,
  sport: null,
  homeTeam: null,
  awayTeam: null,
  ...fields,
})

const anEvent = (fields: Partial<MatchEvent> = {}): MatchEvent => ({
  id: 'e0',
  createdAt: '',
  updatedAt: '',
  rev: 1,
  matchId: 'm1',
  type: 'goal',
  playerId: 'p1',
  playerName: 'Ana Ríos',
  playerNumber: 10,
  teamId: 'h',
  minute: 5,
  assistPlayerId: null,
  assistPlayerName: null,
  timestamp: '2025-11-15T16:05:00.000Z',
  ...fields,
})

const goal = (teamId = 'h', minute = 12): LiveAction => ({
  kind: 'event',
  type: 'goal',
  teamId,
  playerId: 'p2',
  assistPlayerId: null,
  minute,
})
const inTurn = (...actions: readonly LiveAction[]): PendingAction[] =>
  actions.map((action, place) => ({
    key: `k${place}`,
    at: Date.UTC(2025, 10, 15, 17, 0, place),
    action,
    isDone: false,
  }))

const reading = { match: aMatch(), events: [anEvent()] }
const on = (match: Partial<Match>) => ({ ...reading, match: aMatch(match) })
const plus: LiveAction = { kind: 'score', side: 'home', step: 1 }
const minus: LiveAction = { kind: 'score', side: 'away', step: -1 }
const undo = (place: number): LiveAction => ({ kind: 'undo', undoes: `k${place}` })

describe("the projection on top of the server's state", () => {
  test.each<[name: string, actions: LiveAction[], match: Partial<Match>, pendingFields: string[]]>([
    ['nothing', [], {}, []],
    ['a step up', [plus], { homeScore: 2 }, ['home']],
    ['a step down, never below 0', [minus], {}, ['away']],
    ['a minute', [{ kind: 'minute', step: -1 }], { currentMinute: 11 }, ['minute']],
    ['a half, without the minute', [{ kind: 'half', half: 2 }], { currentHalf: 2 }, ['half']],
    ['a pause', [{ kind: 'pause' }], { isLive: false }, ['clock']],
    ['a pause and on again', [{ kind: 'pause' }, { kind: 'resume' }], {}, ['clock']],
    ['the end', [{ kind: 'finish' }], { status: 'finished', isLive: false }, ['clock']],
    ['a goal', [goal()], { homeScore: 2 }, ['home']],
    ['a goal of the others', [goal('a')], { awayScore: 1 }, ['away']],
    [
      'a goal that was counted by a step',
      [plus, { ...goal(), counted: true } as LiveAction],
      { homeScore: 2 },
      ['home'],
    ],
    ['a goal by one of the others', [{ ...goal('a'), type: 'own_goal' } as LiveAction], { homeScore: 2 }, ['home']],
    [
      'a correction that moves a goal',
      [{ kind: 'event_change', eventId: 'e0', type: 'own_goal' }],
      { homeScore: 0, awayScore: 1 },
      ['home', 'away'],
    ],
    [
      'a correction of an unsent goal, and both taken back',
      [goal(), { kind: 'event_change', eventId: 'k0', type: 'own_goal' }, undo(1), undo(0)],
      {},
      ['home', 'away'],
    ],
    [
      'an unsent goal that moved, taken back whole',
      [goal(), { kind: 'event_change', eventId: 'k0', type: 'own_goal' }, undo(0)],
      {},
      ['home', 'away'],
    ],
    [
      'a card',
      [{ kind: 'event', type: 'red_card', teamId: 'h', playerId: 'p2', assistPlayerId: null, minute: 12 }],
      {},
      [],
    ],
    ['a team that does not play', [goal('other')], {}, []],
    ['a deleted goal: the score stays (R1)', [{ kind: 'event_deletion', eventId: 'e0' }], {}, []],
    ['a step taken back', [plus, undo(0)], {}, ['home']],
    ['a step that changed nothing, taken back', [minus, undo(0)], {}, ['away']],
    ['a goal taken back whole', [goal(), undo(0)], {}, ['home']],
    [
      'a half that moved on is not taken back',
      [{ kind: 'half', half: 2 }, { kind: 'half', half: 1 }, undo(0)],
      {},
      ['half'],
    ],
    ['taken back twice counts once', [plus, undo(0), undo(0)], {}, ['home']],
    [
      'a goal that was deleted is not taken back',
      [goal(), { kind: 'event_deletion', eventId: 'k0' }, undo(0)],
      { homeScore: 2 },
      ['home'],
    ],
    ['an action that nobody knows is not taken back', [undo(5)], {}, []],
    [
      'what comes after the end',
      [{ kind: 'finish' }, plus, goal(), { kind: 'start' }],
      { status: 'finished', isLive: false },
      ['clock'],
    ],
    ['a start, which it does not take, and its undo', [{ kind: 'start' }, undo(0)], {}, []],
    ['what the match does not take', [{ kind: 'start' }, { kind: 'resume' }], {}, []],
  ])('%s', (_name, actions, match, pendingFields) => {
    const shown = projectMatch(reading, inTurn(...actions))
    expect(shown.match).toMatchObject({ ...reading.match, ...match })
    expect([...shown.pendingFields]).toEqual(pendingFields)
  })

  it('starts from minute 0 of half 1 with the score as it is (R9)', () => {
    const { match, pendingFields } = projectMatch(
      on({ status: 'scheduled', isLive: false, currentMinute: 3, currentHalf: 2 }),
      inTurn({ kind: 'start' }),
    )
    expect(match).toMatchObject({
      ...reading.match,
      currentMinute: 0,
      nextTickAt: new Date(Date.UTC(2025, 10, 15, 17, 1)).toISOString(),
    })
    expect([...pendingFields]).toEqual(['clock', 'minute', 'half'])
  })

  test.each<[name: string, actions: LiveAction[], status: string]>([
    ['at once', [undo(0)], 'scheduled'],
    ['not after something else', [plus, undo(0)], 'live'],
    ['not after something else that was taken back', [plus, undo(1), undo(0)], 'live'],
    ['not after a pause', [{ kind: 'pause' }, undo(0)], 'live'],
    ['after what the match did not take', [{ kind: 'resume' }, undo(0)], 'scheduled'],
  ])('takes a start back %s (B7)', (_name, actions, status) => {
    const { match } = projectMatch(
      on({ status: 'scheduled', isLive: false, currentMinute: 3, currentHalf: 2 }),
      inTurn({ kind: 'start' }, ...actions),
    )
    expect(match.status).toBe(status)
    expect([match.currentMinute, match.currentHalf]).toEqual(status === 'live' ? [0, 1] : [3, 2])
  })

  it('says what an own goal changed, its row as it is shown', () => {
    const { effects, events } = projectMatch(reading, inTurn(goal()))
    expect(effects.get('k0')).toEqual({
      home: 1,
      added: [expect.objectContaining({ id: 'k0', matchId: 'm1', playerId: 'p2', minute: 12 })],
    })
    expect(events[0]).toEqual({ ...effects.get('k0')?.added?.[0], unsent: true })
  })

  it('marks nothing as pending once it has a response', () => {
    const { match, pendingFields, events } = projectMatch(
      reading,
      inTurn(plus, goal()).map((action) => ({ ...action, isDone: true })),
    )
    expect([match.homeScore, [...pendingFields], events.map(({ unsent }) => unsent)]).toEqual([
      3,
      [],
      [false, false, false],
    ])
  })
})

describe('the timeline', () => {
  const rows = (...actions: readonly LiveAction[]) =>
    projectMatch(
      { ...reading, events: [anEvent({ id: 'e2', minute: 12 }), anEvent({ id: 'e1', minute: 8 }), anEvent()] },
      inTurn(...actions),
    ).events.map(({ id, unsent }) => (unsent ? `${id}?` : id))

  test.each<[name: string, actions: LiveAction[], ids: string[]]>([
    ['the newest on top of its minute', [goal('h', 12), goal('h', 12)], ['k1?', 'k0?', 'e2', 'e1', 'e0']],
    ['by the minute it was seen in', [goal('h', 8), goal('h', 1)], ['e2', 'k0?', 'e1', 'e0', 'k1?']],
    ['without what was deleted', [{ kind: 'event_deletion', eventId: 'e1' }], ['e2', 'e0']],
    [
      'with a deletion taken back where it was',
      [{ kind: 'event_deletion', eventId: 'e1' }, undo(0)],
      ['e2', 'e1?', 'e0'],
    ],
    ['without a goal taken back', [goal(), goal(), undo(0)], ['k1?', 'e2', 'e1', 'e0']],
    [
      'with added time above its minute',
      [{ ...goal('h', 12), added: 2 } as LiveAction, goal('h', 12)],
      ['k0?', 'k1?', 'e2', 'e1', 'e0'],
    ],
    [
      'with both cards of a second yellow, taken back as one',
      [{ ...goal(), type: 'yellow_card', withRed: true } as LiveAction, goal('h', 1), undo(0)],
      ['e2', 'e1', 'e0', 'k1?'],
    ],
    [
      'where a correction puts it',
      [goal('h', 1), { kind: 'event_change', eventId: 'k0', minute: 9 }],
      ['e2', 'k0?', 'e1', 'e0'],
    ],
    ['without one that is not there', [{ kind: 'event_deletion', eventId: 'gone' }], ['e2', 'e1', 'e0']],
  ])('%s', (_name, actions, ids) => {
    expect(rows(...actions)).toEqual(ids)
  })

  it('names the players as the person saw them', () => {
    const names = { playerName: 'Ana Ríos', playerNumber: 10, assistPlayerName: 'Eva Paz' }
    const [row] = projectMatch(
      reading,
      inTurn({ kind: 'event', type: 'goal', teamId: 'h', playerId: 'p1', assistPlayerId: 'p3', minute: 13, names }),
    ).events
    expect(row).toMatchObject({
      ...names,
      playerId: 'p1',
      assistPlayerId: 'p3',
      minute: 13,
      matchId: 'm1',
      type: 'goal',
      unsent: true,
    })
  })

  it('is without names when none were given', () => {
    expect(projectMatch(reading, inTurn(goal())).events[0]).toMatchObject({
      playerName: null,
      playerNumber: null,
      assistPlayerName: null,
    })
  })
})

interface ServerMatch extends MatchAggregate {
  readonly events: readonly MatchEvent[]
}

/** Simulates a server, which assigns its own event ids. */
function aServer(start: { match: Match; events: readonly MatchEvent[] }) {
  let stored: ServerMatch = {
    ...start.match,
    events: start.events,
    log: [],
    nextTickAt: start.match.nextTickAt ? new Date(start.match.nextTickAt) : null,
  }
  const known = new Map<string, DeviceAction>()
  const serverIds = new Map<string, string>()

  function take({ key, at, action }: PendingAction): void {
    // A panel sends the id that the server assigned to its event.
    const sent = 'eventId' in action ? { ...action, eventId: serverIds.get(action.eventId) ?? action.eventId } : action
    // The server's ticker runs before each action.
    stored = { ...stored, ...clockFields(clockAt(clockOf(stored), at)) }
    const outcome = applyAction(stored, sent, {
      now: new Date(at),
      by: { id: 'ana', name: 'Ana' },
      key,
      eventId: `server-${key}`,
      scoring: start.match.sport ?? undefined,
    })
    if (outcome.rejection) return
    stored = { ...outcome.match, events: outcome.match.events.map((event) => ({ ...anEvent(), ...event })) }
    known.set(key, { key, at, action, change: outcome.row.effect as DeviceEffect })
    if (action.kind !== 'event' && action.kind !== 'score') return
    for (const [index, { id }] of (outcome.row.effect.added ?? []).entries())
      serverIds.set(index === 0 ? key : redCardId(key), id)
  }

  return {
    take,
    reading: () => ({
      match: { ...start.match, ...stored, nextTickAt: stored.nextTickAt?.toISOString() ?? null },
      events: timeline(stored.events),
    }),
    /** Effects of the device's actions: a device does not know which of them were undone. */
    known: () => [...known.values()],
    log: (): readonly LogRow[] => stored.log,
  }
}

const types: MatchEventType[] = ['goal', 'own_goal', 'yellow_card', 'red_card', 'substitution']
/** Key of one of the first ten actions, applied or not. */
const anyKey = fc.integer({ min: 0, max: 9 }).map((place) => `k${place}`)
const anyEvent = fc.oneof(fc.constantFrom('e0', 'e1'), anyKey, anyKey.map(redCardId))
const step = fc.constantFrom(1 as const, -1 as const)
const anyAction: fc.Arbitrary<LiveAction> = fc.oneof(
  fc.constantFrom<LiveAction>({ kind: 'start' }, { kind: 'pause' }, { kind: 'resume' }),
  fc.record({ kind: fc.constant('score' as const), side: fc.constantFrom('home' as const, 'away' as const), step }),
  fc.record({
    kind: fc.constant('score' as const),
    side: fc.constantFrom('home' as const, 'away' as const),
    step: fc.constantFrom(2 as const, 3 as const),
  }),
  fc.record({ kind: fc.constant('set_end' as const), set: fc.constantFrom(1, 2, 3) }),
  fc.record({
    kind: fc.constant('sets' as const),
    sets: fc.array(fc.constantFrom({ home: 2, away: 0 }, { home: 1, away: 3 }), { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('minute' as const), step }),
  fc.record({ kind: fc.constant('minute_set' as const), minute: fc.nat(3) }),
  fc.record({ kind: fc.constant('half' as const), half: fc.constantFrom(1, 2, 3) }),
  fc.constant({ kind: 'period_end' as const }),
  fc.record({ kind: fc.constant('period_start' as const), period: fc.constantFrom(1, 2, 3) }),
  fc.record({
    kind: fc.constant('event' as const),
    type: fc.constantFrom(...types),
    teamId: fc.constantFrom('h', 'a'),
    playerId: fc.constantFrom('p1', 'p2'),
    assistPlayerId: fc.constant(null),
    outPlayerId: fc.constantFrom(undefined, null, 'p3'),
    minute: fc.integer({ min: 0, max: 3 }),
    added: fc.constantFrom(0, 2),
    points: fc.constantFrom(undefined, 3),
    counted: fc.boolean(),
    withRed: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('event_deletion' as const), eventId: anyEvent }),
  fc.record(
    {
      kind: fc.constant('event_change' as const),
      eventId: anyEvent,
      type: fc.constantFrom(...types),
      playerId: fc.constantFrom('p1', ''),
      minute: fc.integer({ min: 0, max: 3 }),
      penalty: fc.boolean(),
      outPlayerId: fc.constantFrom('p3', null),
    },
    { requiredKeys: ['kind', 'eventId'] },
  ),
  fc.record({ kind: fc.constant('undo' as const), undoes: anyKey }),
)
const anyActions = fc
  .tuple(fc.array(anyAction, { maxLength: 14 }), fc.boolean())
  .map(([actions, isFinished]) =>
    inTurn(...actions, ...(isFinished ? [{ kind: 'finish' as const }, plus, undo(0)] : [])),
  )
const anyReading = fc
  .record({
    status: fc.constantFrom('scheduled' as const, 'live' as const, 'finished' as const),
    isLive: fc.boolean(),
    homeScore: fc.integer({ min: 0, max: 2 }),
    awayScore: fc.integer({ min: 0, max: 2 }),
    currentMinute: fc.integer({ min: 0, max: 2 }),
    currentHalf: fc.constantFrom(1, 2),
    scoring: fc.constantFrom<ScoringRules[]>(
      {},
      { scoring: 'points' },
      { scoring: 'sets', setPoints: 2, lastSetPoints: 2 },
    ),
  })
  .map(({ scoring, ...fields }) => ({
    match: aMatch({
      ...fields,
      sport: { id: 's1', name: 'Deporte', icon: '🏐', ...scoring },
      isLive: fields.isLive && fields.status === 'live',
      restMs: 9000,
      nextTickAt:
        fields.isLive && fields.status === 'live' ? new Date(Date.UTC(2025, 10, 15, 17, 0, 4)).toISOString() : null,
    }),
    events: [anEvent({ id: 'e1', minute: 3 }), anEvent({ minute: 1, timestamp: '2025-11-15T16:01:00.000Z' })],
  }))

/** The visible state; an event of this device is identified by its action's key. */
function seen({ match, events }: { readonly match: Match; readonly events: readonly MatchEvent[] }) {
  const {
    status,
    isLive,
    homeScore,
    awayScore,
    homePoints = 0,
    awayPoints = 0,
    sets = [],
    currentMinute,
    currentHalf,
    nextTickAt,
    periodOver,
  } = match
  return {
    status,
    isLive,
    homeScore,
    awayScore,
    homePoints,
    awayPoints,
    sets,
    currentMinute,
    currentHalf,
    nextTickAt,
    periodOver,
    rows: events.map(({ id, type, playerId, minute, added, penalty, points }) =>
      [id.replace('server-', ''), type, playerId, minute, added, penalty, points].join(' '),
    ),
  }
}

it('shows what the service makes of the same actions, however many of them it has taken and told of', () => {
  fc.assert(
    fc.property(anyReading, anyActions, fc.integer({ min: 0, max: 17 }), (start, actions, taken) => {
      const server = aServer(start)
      const [before, after] = [actions.slice(0, taken), actions.slice(taken)]
      for (const action of before) server.take(action)
      // The device cannot know which actions were undone, nor what others did after a start.
      const undoneBefore = new Set(server.log().flatMap(({ key, undone }) => (undone ? [key] : [])))
      fc.pre(!after.some(({ action }) => action.kind === 'undo' && undoneBefore.has(action.undoes)))
      const shown = projectMatch(server.reading(), after, server.known())
      for (const action of after) server.take(action)
      expect(seen(shown)).toEqual(seen(server.reading()))
      expect([...shown.effects.keys()]).toEqual(
        server.log().flatMap(({ key }) => after.filter((one) => one.key === key).map((one) => one.key)),
      )
    }),
    { numRuns: 600 },
  )
})
