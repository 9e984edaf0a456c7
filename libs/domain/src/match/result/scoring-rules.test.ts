import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { scoringMessages as messages } from '@torneo/contracts/tournament/scoring-input'
import { describe, expect, it, test } from 'vitest'
import type { MatchAction } from '../actions'
import { applyAction } from '../apply-action'
import { minuteMs } from '../clock/match-clock'
import type { ActionContext, MatchAggregate } from '../match-aggregate'

const now = new Date(Date.UTC(2025, 10, 15, 16))
const [ana, leo] = [
  { id: 'ana', name: 'Ana Ríos' },
  { id: 'leo', name: 'Leo Paz' },
]
const blank: MatchAggregate = {
  rev: 7,
  homeTeamId: 'h',
  awayTeamId: 'a',
  status: 'live',
  isLive: true,
  homeScore: 0,
  awayScore: 0,
  currentMinute: 12,
  currentHalf: 1,
  nextTickAt: new Date(now.getTime() + 20_000),
  restMs: minuteMs,
  events: [],
  log: [],
}
const points: ScoringRules = { scoring: 'points' }
/** Uses short sets: to 3 points, the deciding one to 2. */
const bySets: ScoringRules = { scoring: 'sets', bestOf: 3, setPoints: 3, lastSetPoints: 2, cards: ['yellow'] }

let count = 0
const outcomeOf = (
  match: MatchAggregate,
  action: MatchAction,
  scoring: ScoringRules,
  more: Partial<ActionContext> = {},
) => applyAction(match, action, { now, by: ana, key: `llave-${(count += 1)}`, eventId: `e${count}`, scoring, ...more })
function all(match: MatchAggregate, scoring: ScoringRules, ...actions: readonly MatchAction[]): MatchAggregate {
  return actions.reduce((one, action) => {
    const outcome = outcomeOf(one, action, scoring)
    if (outcome.rejection) throw new Error(JSON.stringify(outcome.rejection))
    return outcome.match
  }, match)
}
const rejectionOf = (
  match: MatchAggregate,
  action: MatchAction,
  scoring: ScoringRules,
  more?: Partial<ActionContext>,
) => outcomeOf(match, action, scoring, more).rejection
const invalid = (path: string, message: string) => ({ reason: 'invalid', details: [{ path, message }] })

const step = (side: 'home' | 'away', by: 1 | 2 | 3 | -1 | -2 | -3 = 1): MatchAction => ({
  kind: 'score',
  side,
  step: by,
})
const basket = (worth?: number, more = {}): MatchAction => ({
  kind: 'event',
  type: 'goal',
  teamId: 'h',
  playerId: 'h1',
  ...(worth && { points: worth }),
  ...more,
})
const undo: MatchAction = { kind: 'undo' }
const end = (set: number): MatchAction => ({ kind: 'set_end', set })
const won = (side: 'home' | 'away', by: number): MatchAction[] => Array.from({ length: by }, () => step(side))
const shown = ({ homeScore, awayScore, homePoints = 0, awayPoints = 0, sets = [] }: MatchAggregate) =>
  `${homeScore}-${awayScore} ${homePoints}-${awayPoints} [${sets.map(({ home, away }) => `${home}-${away}`).join(' ')}]`

describe('points', () => {
  test.each<[name: string, actions: MatchAction[], home: number]>([
    ['a three', [step('home', 3)], 3],
    ['a two, then one less', [step('home', 2), step('home', -1)], 1],
    ['never below 0', [step('home', -3)], 0],
    ['a three taken back', [step('home', 3), undo], 0],
    ['a two with its player', [basket(2)], 2],
    ['one that says nothing', [basket()], 1],
    ['named later', [step('home', 3), basket(3, { counted: true })], 3],
    ["a player's taken back", [basket(3), undo], 0],
    ['a two that was a three', [basket(2), { kind: 'event_change', eventId: 'x', points: 3 }], 3],
    ['a correction taken back', [basket(2), { kind: 'event_change', eventId: 'x', points: 3 }, undo], 2],
    [
      'a corrected one taken back whole',
      [basket(2), { kind: 'event_change', eventId: 'x', points: 3 }, { kind: 'undo', row: '8' }],
      0,
    ],
  ])('%s', (_name, actions, home) => {
    const match = actions.reduce(
      (one, action) => all(one, points, 'eventId' in action ? { ...action, eventId: one.events[0]?.id ?? '' } : action),
      blank,
    )
    expect(match.homeScore).toBe(home)
  })

  test.each<[name: string, action: MatchAction, scoring: ScoringRules, path: string, message: string]>([
    ['two at once are no goals', step('home', 2), {}, 'step', messages.oneByOne],
    ['nor a goal of two', basket(2), {}, 'points', messages.pointsOnly],
    ['no own goals in points', basket(1, { type: 'own_goal' }), points, 'type', messages.goalsOnly],
    ['nor penalties', basket(1, { penalty: true }), points, 'penalty', messages.goalsOnly],
    ['no sets in points', end(1), points, 'set', messages.setsOnly],
    ['nor among goals', { kind: 'sets', sets: [] }, {}, 'sets', messages.setsOnly],
    [
      'nor in their result',
      { kind: 'result', homeScore: 1, awayScore: 0, sets: [] },
      points,
      'sets',
      messages.setsOnly,
    ],
  ])('%s', (_name, action, scoring, path, message) => {
    expect(rejectionOf(blank, action, scoring)).toEqual(invalid(path, message))
  })
})

describe('sets', () => {
  const first = all(blank, bySets, step('away'), ...won('home', 3))
  const second = all(first, bySets, end(1), ...won('away', 3))
  const over = all(second, bySets, end(2), ...won('home', 2), end(3))

  it('are closed one by one, until one side has most of them', () => {
    expect([first, second, over].map(shown)).toEqual(['0-0 3-1 []', '1-0 0-3 [3-1]', '2-1 0-0 [3-1 0-3 2-0]'])
  })

  test.each<[name: string, match: MatchAggregate, action: MatchAction, rejection: unknown]>([
    ['a point after the set', first, step('away'), { reason: 'setOver' }],
    ['two points at once', blank, step('home', 2), invalid('step', messages.oneByOne)],
    ['a point after the match', over, step('home'), { reason: 'decided' }],
    ['a set after it', over, end(4), { reason: 'decided' }],
    ['the end of a set too early', blank, end(1), { reason: 'setOpen' }],
    ['of one that is still to come', first, end(2), { reason: 'setOpen' }],
    ['of one that was closed', second, end(1), { reason: 'setClosed' }],
    [
      'the end of the match while it is level',
      all(second, bySets, end(2)),
      { kind: 'finish' },
      { reason: 'setMissing' },
    ],
    ['a score of goals', blank, { kind: 'counters', homeScore: 1 }, invalid('homeScore', messages.bySets)],
    ['a point with its player', blank, basket(), invalid('type', messages.noScorer)],
    [
      'sets that cannot be',
      second,
      { kind: 'sets', sets: [{ home: 1, away: 5 }] },
      invalid('sets', messages.impossible(1, 3, '1-5')),
    ],
    [
      'a result without a winner',
      blank,
      { kind: 'result', homeScore: 1, awayScore: 1 },
      invalid('homeScore', messages.undecided(2)),
    ],
    [
      'one of too many sets',
      blank,
      { kind: 'result', homeScore: 3, awayScore: 1 },
      invalid('homeScore', messages.undecided(2)),
    ],
    [
      'one that its sets do not make',
      blank,
      {
        kind: 'result',
        homeScore: 2,
        awayScore: 1,
        sets: [
          { home: 3, away: 0 },
          { home: 3, away: 1 },
        ],
      },
      invalid('sets', messages.otherScore),
    ],
  ])('reject %s', (_name, match, action, rejection) => {
    expect(rejectionOf(match, action, bySets)).toEqual(rejection)
  })

  test.each<[name: string, match: MatchAggregate, actions: MatchAction[], after: string]>([
    ['a card', first, [basket(1, { type: 'yellow_card' })], '0-0 3-1 []'],
    ['a point less', first, [step('home', -1), step('away')], '0-0 2-2 []'],
    ['a point taken back', first, [undo, undo], '0-0 1-1 []'],
    ['a closed set taken back, and its last point', all(first, bySets, end(1)), [undo, undo], '0-0 2-1 []'],
    ['the end, while both differ', all(first, bySets, end(1)), [{ kind: 'finish' }], '1-0 0-0 [3-1]'],
    [
      'a correction: the running set goes on',
      second,
      [{ kind: 'sets', sets: [{ home: 1, away: 3 }] }],
      '0-1 0-3 [1-3]',
    ],
    [
      'a correction that decides: none runs',
      second,
      [
        {
          kind: 'sets',
          sets: [
            { home: 1, away: 3 },
            { home: 0, away: 3 },
          ],
        },
      ],
      '0-2 0-0 [1-3 0-3]',
    ],
    [
      'a correction taken back',
      second,
      [
        {
          kind: 'sets',
          sets: [
            { home: 1, away: 3 },
            { home: 0, away: 3 },
          ],
        },
        undo,
      ],
      '1-0 0-3 [3-1]',
    ],
    ['a moment in the first set', over, [{ kind: 'restore', rev: 9 }], '0-0 1-1 []'],
    [
      'a result with its sets',
      blank,
      [
        {
          kind: 'result',
          homeScore: 2,
          awayScore: 0,
          sets: [
            { home: 3, away: 1 },
            { home: 4, away: 2 },
          ],
        },
      ],
      '2-0 0-0 [3-1 4-2]',
    ],
    ['one without', blank, [{ kind: 'result', homeScore: 1, awayScore: 2 }], '1-2 0-0 []'],
  ])('take %s', (_name, match, actions, after) => {
    expect(shown(all(match, bySets, ...actions))).toBe(after)
  })

  it('a point of a closed set is not undone alone, nor a set after the next has points', () => {
    const pointRow = { kind: 'undo', row: '10' } as const
    const endRow = { kind: 'undo', row: String(first.rev + 1) } as const
    expect(rejectionOf(all(first, bySets, end(1)), pointRow, bySets, { by: leo })).toEqual({ reason: 'setsMoved' })
    expect(rejectionOf(second, endRow, bySets, { by: leo })).toEqual({ reason: 'setsMoved' })
  })
})
