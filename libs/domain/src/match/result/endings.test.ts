import { describe, expect, it, test } from 'vitest'
import type { MatchAction } from '../actions'
import { applyAction } from '../apply-action'
import type { ActionContext, MatchAggregate } from '../match-aggregate'
import { decidingShootout, shootoutWinner, winnerOf } from './shootout'

const now = new Date(Date.UTC(2025, 10, 15, 16))
const aMatch = (fields: Partial<MatchAggregate> = {}): MatchAggregate => ({
  rev: 7,
  homeTeamId: 'h',
  awayTeamId: 'a',
  status: 'live',
  isLive: true,
  homeScore: 2,
  awayScore: 1,
  currentMinute: 30,
  currentHalf: 1,
  nextTickAt: new Date(now.getTime() + 20_000),
  restMs: 60_000,
  date: '2025-11-15',
  time: '16:00',
  location: 'Campo',
  field: '1',
  events: [],
  log: [],
  ...fields,
})
const scheduled = {
  status: 'scheduled',
  isLive: false,
  nextTickAt: null,
  homeScore: 0,
  awayScore: 0,
  currentMinute: 0,
} as const
const context: ActionContext = { now, by: { id: 'ana', name: 'Ana' }, key: null, eventId: 'e1' }

/** Applies all actions; throws the reason of a rejection. */
function after(match: MatchAggregate, ...actions: readonly MatchAction[]): MatchAggregate {
  return actions.reduce<MatchAggregate>((current, action) => {
    const outcome = applyAction(current, action, context)
    if (outcome.rejection) throw new Error(outcome.rejection.reason)
    return outcome.match
  }, match)
}
const reasonOf = (match: MatchAggregate, action: MatchAction, more: Partial<ActionContext> = {}) =>
  applyAction(match, action, { ...context, ...more }).rejection?.reason
/** The visible state of a match, without its log. */
const shown = ({
  log: _log,
  rev: _rev,
  clockSince: _since,
  changed: _changed,
  clockStalled: _stalled,
  ...match
}: MatchAggregate) => ({
  ...match,
  result: match.result ?? null,
  interruption: match.interruption ?? null,
  cancelledFrom: null,
  cancelledRunning: false,
})

const newDay = { date: '2025-11-22', time: '10:30' }
const walkover: MatchAction = { kind: 'walkover', absent: 'home', reason: 'Sin equipo' }
const reopen: MatchAction = { kind: 'reopen' }

describe('a walkover', () => {
  it('finishes with the score of the rules for the side that came', () => {
    expect(after(aMatch(), walkover)).toMatchObject({
      status: 'finished',
      isLive: false,
      homeScore: 0,
      awayScore: 3,
      result: { kind: 'walkover', absent: 'home', reason: 'Sin equipo' },
    })
    expect(
      applyAction(aMatch(scheduled), { ...walkover, absent: 'away' }, { ...context, scoring: { walkoverScore: 20 } }),
    ).toMatchObject({ match: { homeScore: 20, awayScore: 0 } })
  })

  test.each([
    ['scheduled', aMatch(scheduled)],
    ['live, with its score', aMatch({ isLive: false, nextTickAt: null })],
  ])('is reopened to a match that was %s', (_name, match) => {
    expect(shown(after(match, walkover, reopen))).toEqual(shown(match))
  })
})

describe('a match that neither side came to', () => {
  const nobodyCame: MatchAction = { kind: 'walkover', absent: 'both', reason: '' }
  const setRules = { scoring: { scoring: 'sets', bestOf: 5, setPoints: 25 } } as const

  test.each<[string, MatchAggregate, Partial<ActionContext>]>([
    ['scheduled', aMatch(scheduled), {}],
    ['live, with its score', aMatch({ isLive: false, nextTickAt: null }), {}],
    ['a cup tie', aMatch({ ...scheduled, mustHaveWinner: true }), {}],
    [
      'in its shoot-out',
      aMatch({
        homeScore: 0,
        awayScore: 0,
        mustHaveWinner: true,
        isLive: false,
        nextTickAt: null,
        shootout: { home: 1, away: 0, kicks: [{ side: 'home', scored: true, playerId: '' }] },
      }),
      {},
    ],
    [
      'in its second set',
      aMatch({
        homeScore: 1,
        awayScore: 0,
        sets: [{ home: 25, away: 20 }],
        homePoints: 3,
        awayPoints: 4,
        isLive: false,
        nextTickAt: null,
      }),
      setRules,
    ],
  ])('ends without a winner, and is opened as it was: %s', (_name, match, more) => {
    const ended = applyAction(match, nobodyCame, { ...context, ...more })
    expect(ended).toMatchObject({
      rejection: null,
      match: { status: 'finished', homeScore: 0, awayScore: 0, result: { kind: 'walkover', absent: 'both' } },
    })
    if (ended.rejection) return
    expect([winnerOf(ended.match), decidingShootout(ended.match), ended.match.sets ?? []]).toEqual([null, null, []])
    const back = applyAction(ended.match, reopen, { ...context, ...more })
    expect(back.rejection === null && shown(back.match)).toEqual(shown(match))
  })
})

describe('a match that is interrupted', () => {
  test.each<[string, MatchAction, MatchAggregate, object]>([
    [
      'abandoned keeps score, minute and period',
      { kind: 'abandon', reason: 'Lluvia' },
      aMatch({ currentHalf: 2 }),
      {
        status: 'cancelled',
        isLive: false,
        homeScore: 2,
        currentMinute: 30,
        currentHalf: 2,
        interruption: { kind: 'abandoned', reason: 'Lluvia', date: '2025-11-15', time: '16:00' },
      },
    ],
    [
      'abandoned until another day',
      { kind: 'abandon', reason: '', ...newDay },
      aMatch(),
      { status: 'scheduled', homeScore: 2, currentMinute: 30, ...newDay },
    ],
    [
      'postponed without a date',
      { kind: 'postpone', reason: '' },
      aMatch(scheduled),
      { status: 'cancelled', date: '2025-11-15', interruption: { kind: 'postponed' } },
    ],
    [
      'postponed to another day, which people are told',
      { kind: 'postpone', reason: '', ...newDay },
      aMatch(scheduled),
      { status: 'scheduled', ...newDay, changed: { date: '2025-11-15', time: '16:00', location: 'Campo', field: '1' } },
    ],
  ])('%s; reopening is the way back', (_name, action, match, expected) => {
    const interrupted = after(match, action)
    expect(interrupted).toMatchObject(expected)
    expect(shown(after(interrupted, reopen))).toEqual(
      shown(after(match, ...(match.isLive ? [{ kind: 'pause' } as const] : []))),
    )
  })

  it('continues on another day, from the minute and the second at which it was stopped', () => {
    const stopped = after(
      aMatch({ currentHalf: 2 }),
      { kind: 'abandon', reason: '' },
      { kind: 'postpone', reason: '', ...newDay },
    )
    expect(stopped).toMatchObject({ status: 'scheduled', interruption: { kind: 'abandoned' }, ...newDay })
    expect(after(stopped, { kind: 'start' })).toMatchObject({
      status: 'live',
      isLive: true,
      currentMinute: 30,
      currentHalf: 2,
      homeScore: 2,
      nextTickAt: new Date(now.getTime() + 20_000),
      interruption: null,
    })
  })

  it('is closed as it stands, or called off for good', () => {
    const stopped = after(aMatch(), { kind: 'abandon', reason: '' })
    expect(after(stopped, { kind: 'finish' })).toMatchObject({
      status: 'finished',
      homeScore: 2,
      awayScore: 1,
      interruption: null,
    })
    expect(after(stopped, { kind: 'cancel' })).toMatchObject({
      status: 'cancelled',
      interruption: null,
      cancelledFrom: 'live',
    })
    expect(
      after(
        aMatch(scheduled),
        { kind: 'postpone', reason: '' },
        { kind: 'postpone', reason: '', ...newDay },
        { kind: 'start' },
      ),
    ).toMatchObject({ status: 'live', currentMinute: 0, interruption: null })
  })

  test.each<[MatchAction, MatchAggregate, string]>([
    [walkover, aMatch({ status: 'finished' }), 'notOpen'],
    [{ kind: 'abandon', reason: '' }, aMatch(scheduled), 'notLive'],
    [{ kind: 'postpone', reason: '' }, aMatch(), 'notScheduled'],
    [{ kind: 'finish' }, after(aMatch(scheduled), { kind: 'postpone', reason: '' }), 'notLive'],
    [{ kind: 'score', side: 'home', step: 1 }, after(aMatch(), { kind: 'abandon', reason: '' }), 'notOpen'],
    [{ kind: 'undo', row: '8' }, after(aMatch(scheduled), { kind: 'postpone', reason: '', ...newDay }), 'notUndoable'],
  ])('refuses %j', (action, match, reason) => expect(reasonOf(match, action)).toBe(reason))
})

describe('a match that must have a winner', () => {
  const level = aMatch({ homeScore: 1, mustHaveWinner: true, extraTime: 15, isLive: false, nextTickAt: null })
  const kick = (side: 'home' | 'away', scored = true): MatchAction => ({ kind: 'kick', side, scored, playerId: '' })
  /** Alternating kicks from home: 1 scores, 0 misses. */
  const kicks = (marks: string) =>
    [...marks].map((mark, index) => kick(index % 2 === 0 ? 'home' : 'away', mark === '1'))

  test.each<[string, number, number, 'home' | 'away' | null]>([
    ['1111', 2, 2, null],
    ['101010', 3, 0, 'home'],
    ['01010', 0, 2, null],
    ['010101', 0, 3, 'away'],
    ['10101', 3, 0, null],
    ['1111111110', 5, 4, 'home'],
    ['1111111111', 5, 5, null],
    ['11111111111', 6, 5, null],
    ['111111111110', 6, 5, 'home'],
    ['000000000001', 0, 1, 'away'],
  ])('kicks %s: %i to %i, won by %s', (marks, home, away, winner) => {
    const { shootout } = after(level, ...kicks(marks))
    expect(shootout).toMatchObject({ home, away })
    expect(shootoutWinner(shootout!)).toBe(winner)
  })

  it('does not finish level, and finishes once the shoot-out is decided; its score stays', () => {
    expect(reasonOf(level, { kind: 'finish' })).toBe('needsWinner')
    expect(reasonOf(after(level, ...kicks('11')), { kind: 'finish' })).toBe('needsWinner')
    expect(after(level, ...kicks('101010'), { kind: 'finish' })).toMatchObject({
      status: 'finished',
      homeScore: 1,
      awayScore: 1,
      shootout: { home: 3, away: 0 },
    })
  })

  test.each<[string, MatchAction, MatchAggregate, string]>([
    ['a kick after the decision', kick('home'), after(level, ...kicks('101010')), 'shootoutOver'],
    ['two kicks of one side', kick('home'), after(level, kick('home')), 'otherSideKicks'],
    ['a kick while one leads', kick('home'), { ...level, homeScore: 2 }, 'notLevel'],
    ['a kick in a match that may be level', kick('home'), { ...level, mustHaveWinner: false }, 'mayBeLevel'],
    ['a level result', { kind: 'result', homeScore: 2, awayScore: 2 }, level, 'needsWinner'],
    [
      'a level shoot-out',
      { kind: 'result', homeScore: 2, awayScore: 2, homePenalties: 4, awayPenalties: 4 },
      level,
      'needsWinner',
    ],
    [
      'a shoot-out for who lost',
      { kind: 'result', homeScore: 2, awayScore: 1, homePenalties: 4, awayPenalties: 3 },
      level,
      'notLevel',
    ],
    ['extra time for who leads', { kind: 'period_start', period: 3 }, { ...level, homeScore: 2 }, 'notLevel'],
    [
      'the undo of a kick that was followed',
      { kind: 'undo', row: '8' },
      after(level, kick('home'), kick('away')),
      'shootoutMoved',
    ],
  ])('refuses %s', (_name, action, match, reason) => expect(reasonOf(match, action)).toBe(reason))

  it('refuses a kicker of the other team', () => {
    const teamOf = (id: string) => (id === 'h1' ? 'h' : 'a')
    expect(reasonOf(level, { kind: 'kick', side: 'home', scored: true, playerId: 'a1' }, { teamOf })).toBe('invalid')
    expect(reasonOf(level, { kind: 'kick', side: 'home', scored: true, playerId: 'h1' }, { teamOf })).toBeUndefined()
  })

  it('takes kicks back one by one, and all of them by a restore', () => {
    const two = after(level, ...kicks('10'))
    expect(after(two, { kind: 'undo' })).toMatchObject({ shootout: { home: 1, away: 0, kicks: [{ side: 'home' }] } })
    expect(after(two, { kind: 'undo' }, { kind: 'undo' }).shootout ?? null).toBeNull()
    const begun = after(
      level,
      { kind: 'score', side: 'home', step: 1 },
      { kind: 'score', side: 'home', step: -1 },
      ...kicks('11'),
    )
    const restored = after(begun, { kind: 'restore', rev: 9 })
    expect(restored.shootout ?? null).toBeNull()
    expect(after(restored, { kind: 'undo' }).shootout).toEqual(begun.shootout)
  })

  it('plays two halves of extra time after the last period, the clock running', () => {
    expect(after(level, { kind: 'period_start', period: 3 })).toMatchObject({
      isLive: true,
      currentMinute: 90,
      currentHalf: 3,
    })
    expect(after({ ...level, homeScore: 2, currentHalf: 3 }, { kind: 'period_start', period: 4 })).toMatchObject({
      currentMinute: 105,
      currentHalf: 4,
    })
    expect([
      reasonOf(level, { kind: 'period_start', period: 5 }),
      reasonOf({ ...level, extraTime: 0 }, { kind: 'period_start', period: 3 }),
    ]).toEqual(['invalid', 'invalid'])
  })

  it('takes the shoot-out of a paper sheet', () => {
    expect(
      after(level, { kind: 'result', homeScore: 2, awayScore: 2, homePenalties: 3, awayPenalties: 4 }),
    ).toMatchObject({ status: 'finished', shootout: { home: 3, away: 4, kicks: [] } })
  })
})

describe('a match of points that must have a winner', () => {
  const points = { scoring: { scoring: 'points' } } as const
  const level = aMatch({
    homeScore: 61,
    awayScore: 61,
    mustHaveWinner: true,
    extraTime: 5,
    isLive: false,
    nextTickAt: null,
  })
  const ahead = { ...level, homeScore: 63 }
  const overtime = (period: number): MatchAction => ({ kind: 'period_start', period })

  test.each<[string, MatchAction, MatchAggregate, string | undefined]>([
    ['no level finish', { kind: 'finish' }, level, 'playsOn'],
    ['a finish with a winner', { kind: 'finish' }, ahead, undefined],
    ['no level result', { kind: 'result', homeScore: 70, awayScore: 70 }, level, 'playsOn'],
    ['no kicks', { kind: 'kick', side: 'home', scored: true, playerId: '' }, level, 'playsOn'],
    [
      'no penalties on paper',
      { kind: 'result', homeScore: 70, awayScore: 70, homePenalties: 4, awayPenalties: 3 },
      level,
      'playsOn',
    ],
    ['a first overtime', overtime(3), level, undefined],
    ['a second one', overtime(4), { ...level, currentHalf: 3 }, undefined],
    ['no second one for who leads', overtime(4), { ...ahead, currentHalf: 3 }, 'notLevel'],
  ])('has %s', (_case, action, match, reason) => expect(reasonOf(match, action, points)).toBe(reason))
})

describe('a correction of a finished match', () => {
  const goal = { id: 'g', type: 'goal', teamId: 'h', playerId: 'ana', minute: 10, updatedAt: '', rev: 1 } as const
  const won = aMatch({
    status: 'finished',
    isLive: false,
    homeScore: 1,
    awayScore: 0,
    mustHaveWinner: true,
    events: [goal] as unknown as MatchAggregate['events'],
  })
  const asCard: MatchAction = { kind: 'event_change', eventId: 'g', type: 'yellow_card' }

  it('leaves it its winner', () => {
    expect(reasonOf(won, asCard)).toBe('needsWinner')
    expect(reasonOf({ ...won, mustHaveWinner: false }, asCard)).toBeUndefined()
  })

  it('is accepted where it had ended level before', () => {
    const level = { ...won, awayScore: 1 }
    expect(reasonOf(level, { kind: 'event_change', eventId: 'g', minute: 11 })).toBeUndefined()
  })
})

test('a walkover of sets is won with all points of each set', () => {
  const sets = { scoring: { scoring: 'sets', bestOf: 5, setPoints: 25, walkoverScore: 20 } } as const
  const outcome = applyAction(aMatch(scheduled), { ...walkover, absent: 'away' }, { ...context, ...sets })
  expect(outcome).toMatchObject({
    match: {
      homeScore: 3,
      awayScore: 0,
      sets: [
        { home: 25, away: 0 },
        { home: 25, away: 0 },
        { home: 25, away: 0 },
      ],
    },
  })
  const played = aMatch({ homeScore: 1, awayScore: 0, sets: [{ home: 25, away: 20 }], homePoints: 3, awayPoints: 4 })
  const after = applyAction(played, walkover, { ...context, ...sets })
  const back = after.rejection === null && applyAction(after.match, reopen, { ...context, ...sets })
  expect(back).toMatchObject({
    match: { homeScore: 1, awayScore: 0, sets: [{ home: 25, away: 20 }], homePoints: 3, awayPoints: 4 },
  })
})
