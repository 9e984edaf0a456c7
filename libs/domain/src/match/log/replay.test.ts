import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchAction } from '../actions'
import { applyAction } from '../apply-action'
import { clockFields, clockOf } from '../clock/clock-effect'
import { catchUp, minuteMs } from '../clock/match-clock'
import type { MatchAggregate } from '../match-aggregate'
import { replay } from './replay'

const start = Date.UTC(2025, 10, 15, 16)
const blank: MatchAggregate = {
  rev: 1,
  homeTeamId: 'h',
  awayTeamId: 'a',
  status: 'scheduled',
  isLive: false,
  clockStalled: false,
  homeScore: 0,
  awayScore: 0,
  currentMinute: 0,
  currentHalf: 1,
  nextTickAt: null,
  restMs: minuteMs,
  cancelledFrom: null,
  cancelledRunning: false,
  events: [],
  log: [],
}

const side = fc.constantFrom('home' as const, 'away' as const)
const step = fc.constantFrom(1 as const, -1 as const)
interface Back {
  readonly kind: 'delete_one' | 'change_one' | 'undo_one' | 'undo_any' | 'restore_one'
  /** Index from the latest row or event, which is 0. */
  readonly back: number
  readonly type?: MatchEventType
}
const anySet = fc.constantFrom({ home: 2, away: 0 }, { home: 1, away: 3 }, { home: 2, away: 1 })
/** Uses sets of two points, so that many end. */
const anyScoring = fc.constantFrom<(ScoringRules | undefined)[]>(
  undefined,
  { scoring: 'points' },
  { scoring: 'sets', setPoints: 2, lastSetPoints: 2 },
)
const action: fc.Arbitrary<MatchAction | Back> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('start', 'pause', 'resume', 'stall', 'reopen', 'period_end')
      .map((kind) => ({ kind }) as MatchAction),
  },
  { weight: 1, arbitrary: fc.constantFrom('finish', 'cancel').map((kind) => ({ kind }) as MatchAction) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('score' as const), side, step }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('score' as const),
      side,
      step: fc.constantFrom(2 as const, 3 as const, -3 as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('set_end' as const), set: fc.constantFrom(1, 2, 3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sets' as const), sets: fc.array(anySet, { maxLength: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('minute' as const), step }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('minute_set' as const), minute: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('half' as const), half: fc.constantFrom(1, 2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('period_start' as const), period: fc.constantFrom(1, 2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      type: fc.constantFrom('goal' as const, 'own_goal' as const, 'yellow_card' as const),
      teamId: fc.constantFrom('h', 'a'),
      playerId: fc.constant('p'),
      points: fc.constantFrom(undefined, 1, 3),
      counted: fc.boolean(),
      withRed: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change_one' as const),
      back: fc.nat(3),
      type: fc.constantFrom('goal' as const, 'own_goal' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('result' as const), homeScore: fc.nat(3), awayScore: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('counters' as const),
      homeScore: fc.nat(3),
      currentMinute: fc.nat(50),
      currentHalf: fc.constantFrom(1, 2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete_one' as const), back: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'undo' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('undo_one' as const, 'undo_any' as const), back: fc.nat(5) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restore_one' as const), back: fc.nat(20) }) },
)
/**
 * Random actions of two users, with the seconds between them, the device's delay, and whether the ticker runs first.
 */
const turns = fc.array(
  fc.record({
    action,
    by: fc.constantFrom('ana', 'leo'),
    seconds: fc.nat(200),
    late: fc.option(fc.nat(400)),
    ticks: fc.boolean(),
  }),
  { maxLength: 40, size: 'max' },
)

function resolved(action: MatchAction | Back, { events, log }: MatchAggregate): MatchAction {
  if (!('back' in action)) return action
  const row = log.at(-1 - action.back)
  if (action.kind === 'restore_one') return { kind: 'restore', rev: row?.rev ?? 0 }
  if (action.kind === 'undo_any') return { kind: 'undo', row: String(row?.rev) }
  return action.kind === 'undo_one'
    ? { kind: 'undo', undoes: row?.key ?? 'none' }
    : {
        ...(action.kind === 'change_one' ? { kind: 'event_change', type: action.type } : { kind: 'event_deletion' }),
        eventId: events.at(-1 - action.back)?.id ?? 'none',
      }
}

/** The visible state of a match. */
const shown = ({
  status,
  isLive,
  homeScore,
  awayScore,
  homePoints = 0,
  awayPoints = 0,
  sets = [],
  currentMinute,
  currentHalf,
  events,
}: MatchAggregate) => ({
  status,
  isLive,
  homeScore,
  awayScore,
  homePoints,
  awayPoints,
  sets,
  currentMinute,
  currentHalf,
  events: events.map(({ id, type, rev }) => [id, type, rev].join(' ')).toSorted(),
})

/** The fields that a restore sets. */
const counted = (match: MatchAggregate) => {
  const { homeScore, awayScore, homePoints, awayPoints, sets, currentMinute, currentHalf, events } = shown(match)
  return { homeScore, awayScore, homePoints, awayPoints, sets, currentMinute, currentHalf, events }
}

/** The ticker counts minutes without a log row and stalls with one. */
function ticked(match: MatchAggregate, now: number): MatchAggregate {
  const stall = applyAction(
    match,
    { kind: 'stall' },
    { now: new Date(now), by: { id: '', name: '' }, key: null, eventId: '' },
  )
  return stall.rejection ? { ...match, ...clockFields(catchUp(clockOf(match), now)) } : stall.match
}

test('a match equals the replay of its log after any actions and undos', () => {
  fc.assert(
    fc.property(turns, anyScoring, (sequence, scoring) => {
      const seen = new Map<number, ReturnType<typeof counted>>()
      let match = blank
      let now = start
      for (const [index, turn] of sequence.entries()) {
        now += turn.seconds * 1000
        if (turn.ticks) match = ticked(match, now)
        const asked = resolved(turn.action, match)
        const deviceAt = turn.late === null ? undefined : new Date(now - turn.late * 1000)
        const outcome = applyAction(match, asked, {
          now: new Date(now),
          deviceAt,
          by: { id: turn.by, name: turn.by },
          key: `k${index}`,
          eventId: `e${index}`,
          scoring,
        })
        const after = outcome.rejection ? match : outcome.match
        expect(after.rev).toBe(match.rev + Number(!outcome.rejection))
        const isBack = asked.kind === 'restore' && !outcome.rejection
        expect(counted(after)).toEqual(isBack ? seen.get(asked.rev) : counted(after))
        match = after
        if (!outcome.rejection) seen.set(match.rev, counted(match))
        expect(
          Math.min(match.homeScore, match.awayScore, match.homePoints ?? 0, match.awayPoints ?? 0, match.currentMinute),
        ).toBeGreaterThanOrEqual(0)
      }
      const end = ticked(match, now)
      expect(shown(replay(blank, end.log, new Date(now)))).toEqual(shown(end))
    }),
    { numRuns: 400 },
  )
})
