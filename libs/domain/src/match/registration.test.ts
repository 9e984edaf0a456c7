import { type MatchSide, matchSides } from '@torneo/contracts/match/match-commands'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import type { MatchAction } from './actions'
import { applyAction } from './apply-action'
import { type MatchAggregate, matchBounds, type RegisteredEvent } from './match-aggregate'
import { goalsOf, scoringSide } from './result/scoring'

const live: MatchAggregate = {
  rev: 1,
  homeTeamId: 'h',
  awayTeamId: 'a',
  status: 'live',
  isLive: true,
  homeScore: 0,
  awayScore: 0,
  currentMinute: 12,
  currentHalf: 1,
  nextTickAt: new Date('2026-11-25T15:13:00Z'),
  events: [],
  log: [],
}
const plus: MatchAction = { kind: 'score', side: 'home', step: 1 }
const minus: MatchAction = { kind: 'score', side: 'home', step: -1 }
const by = (playerId: string, more: object = {}): MatchAction => ({
  kind: 'event',
  type: 'goal',
  teamId: 'h',
  playerId,
  ...more,
})
const whose: MatchAction = by('ana', { counted: true })
const name = (eventId: string): MatchAction => ({ kind: 'event_change', eventId, playerId: 'ana' })
const undo = (place: number): MatchAction => ({ kind: 'undo', undoes: `k${place}` })
const remove = (eventId: string): MatchAction => ({ kind: 'event_deletion', eventId })

function after(actions: readonly MatchAction[], start = live, more: object = {}): MatchAggregate {
  return actions.reduce((match, action, place) => {
    const outcome = applyAction(match, action, {
      now: new Date(Date.UTC(2026, 10, 25, 15, 12, place)),
      by: { id: 'u', name: 'U' },
      key: `k${place}`,
      eventId: `e${place}`,
      ...more,
    })
    return outcome.rejection ? match : outcome.match
  }, start)
}
const rows = ({ events }: MatchAggregate) => events.map(({ id, playerId }) => `${id} ${playerId || '?'}`)

test.each<[name: string, actions: MatchAction[], score: number, rows: string[]]>([
  ['one more leaves an unnamed goal', [plus], 1, ['e0 ?']],
  ['one less takes the last unnamed one along', [plus, plus, minus], 1, ['e0 ?']],
  ['one less takes no named one', [plus, by('ana'), minus], 1, ['e1 ana']],
  ['one less of named goals alone leaves them, and one more only comes back', [by('ana'), minus, plus], 1, ['e0 ana']],
  ['naming it counts once', [plus, whose], 1, ['e0 ana']],
  ['naming its row counts once', [plus, name('e0')], 1, ['e0 ana']],
  ['naming the newest of several', [plus, plus, whose], 2, ['e0 ?', 'e1 ana']],
  [
    'an own goal is named as one of the others',
    [plus, by('rival', { type: 'own_goal', teamId: 'a', counted: true })],
    1,
    ['e0 rival'],
  ],
  ['without a name still, it stays one', [plus, by('', { counted: true })], 1, ['e0 ?']],
  ['taking it back takes both', [plus, undo(0)], 0, []],
  ['taking it back takes both after it was named', [plus, whose, undo(0)], 0, []],
  ['taking the name back leaves the goal', [plus, whose, undo(1)], 1, ['e0 ?']],
  ['taking one less back brings both', [plus, minus, undo(1)], 1, ['e0 ?']],
  ['a goal that one less took is not taken back again', [plus, minus, undo(0)], 0, []],
  [
    'a deleted goal stays in the score (R1), and one less brings them together',
    [by('ana'), remove('e0'), minus],
    0,
    [],
  ],
  ['after a deleted one, one more is another goal', [by('ana'), remove('e0'), plus], 2, ['e2 ?']],
  [
    'after a deleted one, whose it was is a goal of its own',
    [plus, by('ana'), remove('e1'), by('eva', { counted: true })],
    2,
    ['e0 ?', 'e3 eva'],
  ],
  ['below 0 nothing is taken', [minus, plus, undo(1), minus], 0, []],
])('%s', (_name, actions, score, expected) => {
  const match = after(actions)
  expect([match.homeScore, rows(match)]).toEqual([score, expected])
})

it('a goal that was moved to the others is subtracted from them', () => {
  const match = after([plus, { kind: 'event_change', eventId: 'e0', type: 'own_goal' }, undo(0)])
  expect([match.homeScore, match.awayScore, rows(match)]).toEqual([0, 0, []])
})

it('stands in added time once its period is up', () => {
  const [goal] = after([plus], { ...live, currentMinute: 22 }, { periods: { count: 2, minutes: 20 } }).events
  expect([goal?.minute, goal?.added]).toEqual([20, 2])
})

it('counts a step at the limit of events all the same', () => {
  const events = Array.from({ length: matchBounds.events }, (_, index): RegisteredEvent => ({
    id: `c${index}`,
    type: 'yellow_card',
    teamId: 'h',
    playerId: '',
    minute: 1,
    assistPlayerId: null,
    timestamp: '',
    createdAt: '',
    updatedAt: '',
    rev: 1,
  }))
  const match = after([plus], { ...live, events })
  expect([match.homeScore, match.events.length]).toEqual([1, matchBounds.events])
})

test.each(['points', 'sets'] as const)(
  'leaves no row in a sport of %s: baskets would flood the timeline',
  (scoring) => {
    expect(after([plus, plus], live, { scoring: { scoring } }).events).toEqual([])
  },
)

const side = fc.constantFrom(...matchSides)
type Turn =
  | MatchAction
  | { readonly kind: 'change' | 'undo_one' | 'restore_one'; readonly back: number; readonly type?: 'goal' | 'own_goal' }
const turn: fc.Arbitrary<Turn> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('score' as const),
      side,
      step: fc.constantFrom(1 as const, 1 as const, -1 as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      type: fc.constantFrom('goal' as const, 'goal' as const, 'own_goal' as const, 'yellow_card' as const),
      teamId: fc.constantFrom('h', 'a'),
      playerId: fc.constantFrom('ana', ''),
      counted: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      back: fc.nat(3),
      type: fc.constantFrom('goal' as const, 'own_goal' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo_one' as const), back: fc.nat(6) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restore_one' as const), back: fc.nat(12) }) },
)
function resolved(turn: Turn, { events, log }: MatchAggregate): MatchAction {
  if (!('back' in turn)) return turn as MatchAction
  const [row, event] = [log.at(-1 - turn.back), events.at(-1 - turn.back)]
  if (turn.kind === 'undo_one') return { kind: 'undo', row: String(row?.rev ?? 9_999) }
  return turn.kind === 'restore_one'
    ? { kind: 'restore', rev: row?.rev ?? 9_999 }
    : { kind: 'event_change', eventId: event?.id ?? 'none', type: turn.type }
}
const hasUnnamed = (match: MatchAggregate, of: MatchSide) =>
  match.events.some((event) => event.type === 'goal' && event.playerId === '' && scoringSide(event, match) === of)

it('score equals the goals of the timeline after any sequence, unless one is deleted or a named one is subtracted', () => {
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 40, size: 'max' }), (turns) => {
      let match = live
      for (const [place, one] of turns.entries()) {
        const action = resolved(one, match)
        const needed =
          action.kind === 'score' && action.step < 0
            ? action.side
            : action.kind === 'event' && action.counted
              ? scoringSide(action, match)
              : null
        if (needed && !hasUnnamed(match, needed)) continue
        const outcome = applyAction(match, action, {
          now: new Date(Date.UTC(2026, 10, 25, 15, 12, place)),
          by: { id: 'u', name: 'U' },
          key: `k${place}`,
          eventId: `e${place}`,
        })
        if (outcome.rejection) continue
        match = outcome.match
        expect(matchSides.map((each) => goalsOf(match.events, match, each))).toEqual([match.homeScore, match.awayScore])
      }
    }),
    { numRuns: 500 },
  )
})
