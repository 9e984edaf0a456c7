import { noTimeoutsMessage } from '@torneo/contracts/match/match-commands'
import { describe, expect, it, test } from 'vitest'
import type { MatchAction } from './actions'
import { sideActions } from './actions'
import { applyAction } from './apply-action'
import { type ActionContext, type MatchAggregate, matchBounds } from './match-aggregate'

const begin = new Date('2026-11-20T15:00:00.000Z')
const live: MatchAggregate = {
  rev: 1,
  homeTeamId: 'a',
  awayTeamId: 'b',
  status: 'live',
  isLive: true,
  homeScore: 10,
  awayScore: 8,
  currentMinute: 4,
  currentHalf: 1,
  nextTickAt: new Date(begin.getTime() + 40_000),
  restMs: 60_000,
  events: [],
  log: [],
}
const quarters = { count: 4, minutes: 10 }
const context = (fields: Partial<ActionContext> = {}): ActionContext => ({
  now: begin,
  by: { id: 'u1', name: 'Ana' },
  key: 'key-0001',
  eventId: 'e1',
  periods: quarters,
  scoring: { scoring: 'points' },
  ...fields,
})
const timeoutOf = (side: 'home' | 'away'): MatchAction => ({ kind: 'timeout', side })

function applied(match: MatchAggregate, action: MatchAction, fields?: Partial<ActionContext>) {
  const outcome = applyAction(match, action, context(fields))
  if (outcome.rejection) throw new Error(outcome.rejection.reason)
  return outcome.match
}

describe('a timeout', () => {
  it('stops the clock and is an event of its side at its minute', () => {
    const match = applied(live, timeoutOf('away'))
    expect(match).toMatchObject({ isLive: false, currentMinute: 4, restMs: 40_000, homeScore: 10, awayScore: 8 })
    expect(match.events).toMatchObject([{ id: 'e1', type: 'timeout', teamId: 'b', playerId: '', minute: 4 }])
  })

  it('is the event alone when the clock is stopped', () => {
    const match = applied({ ...live, isLive: false, nextTickAt: null, restMs: 12_000 }, timeoutOf('home'))
    expect(match).toMatchObject({ isLive: false, restMs: 12_000, events: [{ teamId: 'a' }] })
    expect(match.log[0]?.effect).not.toHaveProperty('after')
  })

  it('is undone whole by its author: the event goes, and the clock runs on as if it had not stopped', () => {
    const stopped = applied(live, timeoutOf('home'))
    const match = applied(stopped, { kind: 'undo' }, { key: 'key-0002' })
    expect(match).toMatchObject({ isLive: true, nextTickAt: live.nextTickAt, events: [] })
  })

  it('is not undone once the clock runs again', () => {
    const resumed = applied(
      applied(live, timeoutOf('home')),
      { kind: 'resume' },
      { key: 'key-0002', now: new Date(begin.getTime() + 60_000) },
    )
    expect(applyAction(resumed, { kind: 'undo', undoes: 'key-0001' }, context({ key: 'key-0003' })).rejection).toEqual({
      reason: 'clockMoved',
    })
  })

  test.each([
    ['a match that is not live', { status: 'scheduled', isLive: false } as const, {}, { reason: 'notLive' }],
    ['a period that is over', { isLive: false, periodOver: true } as const, {}, { reason: 'periodOver' }],
    [
      'a full timeline',
      { events: Array.from({ length: matchBounds.events }, () => ({})) } as unknown as Partial<MatchAggregate>,
      {},
      { reason: 'tooManyEvents' },
    ],
    [
      'football',
      {},
      { scoring: {}, periods: { count: 2, minutes: 45 } },
      { reason: 'invalid', details: [{ path: 'side', message: noTimeoutsMessage }] },
    ],
    [
      'volleyball',
      {},
      { scoring: { scoring: 'sets' as const }, periods: { count: 1, minutes: 60 } },
      { reason: 'invalid', details: [{ path: 'side', message: noTimeoutsMessage }] },
    ],
  ])('is rejected in %s', (_where, match, outside, rejection) => {
    expect(applyAction({ ...live, ...match }, timeoutOf('home'), context(outside)).rejection).toEqual(rejection)
  })

  test.each([
    ['basketball', { scoring: 'points', periods: quarters }, true],
    ['a sport of four quarters and goals', { periods: quarters }, true],
    ['football', { periods: { count: 2, minutes: 45 } }, false],
    ['volleyball', { scoring: 'sets', periods: { count: 5, minutes: 20 } }, false],
  ] as const)('is offered to each side in %s: %o %s', (_sport, sport, isOffered) => {
    expect(sideActions('home', sport)).toEqual(
      isOffered ? [{ kind: 'timeout', side: 'home', periods: sport.periods }] : [],
    )
  })
})
