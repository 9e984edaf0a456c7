import { expect, test } from 'vitest'
import { finishWarnings } from './finish-check'

const match = { homeTeamId: 'h', awayTeamId: 'a', homeScore: 0, awayScore: 0, currentMinute: 90, currentHalf: 2 }
const rules = { matchDuration: 90, hasHalves: true }
const event = (type: string, playerId: string, minute: number, teamId = 'h') => ({ type, playerId, minute, teamId })
const goal = (playerId: string, minute: number, teamId = 'h') => event('goal', playerId, minute, teamId)

test.each([
  ['a match that adds up', { homeScore: 1, awayScore: 1 }, [goal('ana', 4), goal('eva', 9, 'a')], []],
  [
    'a goal without a scorer',
    { homeScore: 2 },
    [goal('ana', 4)],
    [{ kind: 'score', side: 'home', score: 2, goals: 1 }],
  ],
  [
    'an own goal and one of nobody known',
    { awayScore: 1, homeScore: 1 },
    [event('own_goal', 'ana', 4), goal('', 9)],
    [],
  ],
  ['cards of nobody known', {}, [event('yellow_card', '', 5), event('yellow_card', '', 50)], []],
  [
    'a goal in added time after a red card',
    { homeScore: 1 },
    [
      { ...event('red_card', 'ana', 45), added: 1 },
      { ...goal('ana', 45), added: 3 },
    ],
    [{ kind: 'after-red', playerId: 'ana', minute: 45 }],
  ],
  [
    'a scorer without a goal',
    { awayScore: 0 },
    [goal('eva', 4, 'a')],
    [{ kind: 'score', side: 'away', score: 0, goals: 1 }],
  ],
  [
    'goals of the wrong side',
    { homeScore: 1 },
    [goal('eva', 4, 'a')],
    [
      { kind: 'score', side: 'home', score: 1, goals: 0 },
      { kind: 'score', side: 'away', score: 0, goals: 1 },
    ],
  ],
  [
    'two yellow cards',
    {},
    [event('yellow_card', 'ana', 5), event('yellow_card', 'ana', 50)],
    [{ kind: 'no-red', playerId: 'ana', yellowCards: 2 }],
  ],
  [
    'two yellow cards and the red one',
    {},
    [event('yellow_card', 'ana', 5), event('yellow_card', 'ana', 50), event('red_card', 'ana', 50)],
    [],
  ],
  ['two players with a yellow card each', {}, [event('yellow_card', 'ana', 5), event('yellow_card', 'eva', 50)], []],
  [
    'a goal after a red card',
    { homeScore: 1 },
    [event('red_card', 'ana', 20), goal('ana', 31)],
    [{ kind: 'after-red', playerId: 'ana', minute: 31 }],
  ],
  [
    'an assist after a red card',
    { homeScore: 1 },
    [event('red_card', 'ana', 20), { ...goal('eva', 31), assistPlayerId: 'ana' }],
    [{ kind: 'after-red', playerId: 'ana', minute: 31 }],
  ],
  ['a goal and a yellow card', { homeScore: 1 }, [goal('ana', 5), event('yellow_card', 'ana', 50)], []],
  [
    'two goals after a red card: the last is named',
    { homeScore: 2 },
    [event('red_card', 'ana', 20), goal('ana', 41), goal('ana', 31)],
    [{ kind: 'after-red', playerId: 'ana', minute: 41 }],
  ],
  [
    'a second red card',
    {},
    [event('red_card', 'ana', 50), event('red_card', 'ana', 20)],
    [{ kind: 'after-red', playerId: 'ana', minute: 50 }],
  ],
  ['a goal of somebody else after a red card', { homeScore: 1 }, [event('red_card', 'ana', 20), goal('eva', 31)], []],
  ['a goal in the minute of the red card', { homeScore: 1 }, [event('red_card', 'ana', 20), goal('ana', 20)], []],
  ['an early end', { currentMinute: 80 }, [], [{ kind: 'minute', minute: 80, duration: 90 }]],
  ['the first half', { currentMinute: 95, currentHalf: 1 }, [], [{ kind: 'half', half: 1, of: 2 }]],
  [
    'half of a match',
    { currentMinute: 45, currentHalf: 1 },
    [],
    [
      { kind: 'minute', minute: 45, duration: 90 },
      { kind: 'half', half: 1, of: 2 },
    ],
  ],
])('%s', (_case, fields, events, warnings) => {
  expect(finishWarnings({ ...match, ...fields }, events, rules, 0)).toEqual(warnings)
})

test('a match of quarters is not over before the last of them', () => {
  const quarters = { matchDuration: 40, hasHalves: true, periods: 4, periodMinutes: 10 }
  const [third, fourth] = [3, 4].map((currentHalf) => finishWarnings({ ...match, currentHalf }, [], quarters, 0))
  expect([third, fourth]).toEqual([[{ kind: 'half', half: 3, of: 4 }], []])
})

test('a sport without halves has none to miss', () => {
  expect(finishWarnings({ ...match, currentHalf: 1 }, [], { ...rules, hasHalves: false }, 0)).toEqual([])
})

test.each([
  ['points without their player', { homeScore: 61, awayScore: 48 }, { scoring: 'points' }, []],
  [
    'more points of players than there are',
    { homeScore: 2 },
    { scoring: 'points' },
    [{ kind: 'score', side: 'home', score: 2, goals: 3 }],
  ],
  [
    'a set that was not closed',
    { homeScore: 1, homePoints: 15, awayPoints: 12 },
    { scoring: 'sets' },
    [
      { kind: 'open-set', home: 15, away: 12 },
      { kind: 'undecided', toWin: 2 },
    ],
  ],
  [
    'sets that decide, whatever the minute',
    { homeScore: 2, awayScore: 1, currentMinute: 31, currentHalf: 1 },
    { scoring: 'sets' },
    [],
  ],
] as const)('%s', (_case, fields, scoring, warnings) => {
  const events =
    scoring.scoring === 'points' ? [{ ...goal('ana', 4), points: 3 }].slice(0, fields.homeScore === 2 ? 1 : 0) : []
  expect(finishWarnings({ ...match, ...fields }, events, { ...rules, ...scoring }, 0)).toEqual(warnings)
})

test('unsent actions are a warning', () => {
  expect(finishWarnings(match, [], rules, 3)).toEqual([{ kind: 'unsent', count: 3 }])
})
