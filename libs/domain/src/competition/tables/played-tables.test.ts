import { describe, expect, test } from 'vitest'
import { bestOfRank, bestOfRankRules } from './best-of-rank'
import { leagueTable } from './league-table'
import { noCards } from './played-match'
import { presets } from './presets'
import { rankTeams } from './rank-teams'
import type { PointsRules, TableSettings } from './table'
import { aRequest, listed, matchesOf, teamsOf, usualPoints, usualSettings } from './tables.fixture'
import cases from './tables.fixture.json'

type List = Pick<TableSettings, 'tieBreaks' | 'headToHead'>

const lists = {
  r8: presets.tournament,
  difference_first: presets.difference_first,
  head_to_head: presets.head_to_head_first,
  restart: presets.basketball,
  only_two: { ...presets.head_to_head_first, headToHead: 'only_two' },
  fivb: presets.volleyball,
  atp: { tieBreaks: ['wins', 'head_to_head', 'set_ratio', 'point_ratio'], headToHead: 'only_two' },
  padel: presets.padel,
} as const satisfies Readonly<Record<string, List>>

const pointsByList: Readonly<Record<string, Partial<PointsRules>>> = {
  restart: { scoring: 'points' },
  fivb: { scoring: 'sets', bestOf: 5, closeWin: 2, closeLoss: 1 },
  atp: { scoring: 'sets', bestOf: 3 },
  padel: { scoring: 'sets', bestOf: 3 },
}

interface PlayedCase {
  readonly id: string
  readonly list: string
  readonly win?: number
  readonly loss?: number
  readonly results: string
  readonly order: string
  readonly reasons?: Readonly<Record<string, string>>
  readonly orders?: Readonly<Record<string, string>>
  readonly lots?: string
  readonly yellows?: Readonly<Record<string, number>>
}

function tableOf({ results, list, win = 3, loss = 0, lots, yellows = {} }: PlayedCase, by = list) {
  const used = new Set<string>()
  // All cards of a team are shown in its first match.
  const cardsOf = (teamId: string | null) => {
    const yellow = teamId === null || used.has(teamId) ? 0 : (yellows[teamId] ?? 0)
    used.add(teamId ?? '')
    return { ...noCards, yellow }
  }
  return leagueTable(
    aRequest(results, {
      matches: matchesOf(results).map((match) => ({
        ...match,
        cards: { home: cardsOf(match.homeTeamId), away: cardsOf(match.awayTeamId) },
      })),
      settings: { ...usualSettings, fairPlay: 'uefa', ...lists[by as keyof typeof lists] },
      points: { ...usualPoints, win, loss, closeWin: win, ...pointsByList[list] },
      lots: lots === undefined ? [] : [{ order: lots.split(', '), reason: null }],
    }),
  )
}

const played: readonly PlayedCase[] = [...cases.played, ...cases.padel]

describe('leagues that were played', () => {
  test.each(played)('$id has its published order', (one) => {
    const table = tableOf(one)
    const order = new Set(one.order.split(/, | = /))
    expect(listed({ rows: table.rows.filter(({ teamId }) => order.has(teamId)) })).toBe(one.order)
  })

  test.each(played)('$id says what decided each place', (one) => {
    const reasons = Object.fromEntries(tableOf(one).rows.map(({ teamId, decidedBy }) => [teamId, decidedBy?.text]))
    expect(reasons).toMatchObject(one.reasons ?? {})
  })

  test.each(
    played.flatMap((one) =>
      Object.entries(one.orders ?? {}).map(([list, order]) => ({ one, id: one.id, list, order })),
    ),
  )('$id by the list $list', ({ one, list, order }) => {
    expect(listed(tableOf({ ...one, lots: undefined, yellows: undefined } as unknown as PlayedCase, list))).toBe(order)
  })
})

test.each(
  cases.synthetic.flatMap(({ id, results, orders }) =>
    Object.entries(orders).map(([list, order]) => ({ id, results, list, order })),
  ),
)('$id by the list $list', ({ results, list, order }) => {
  expect(listed(tableOf({ id: '', list: 'r8', results, order }, list)).replaceAll(', ', '')).toBe(order)
})

describe('best of a rank across zones', () => {
  test.each(cases.editions)('the thirds of $id are in order of merit', ({ results, tables, thirds }) => {
    const matches = matchesOf(results)
    const zones = tables.map((order) => {
      const teams = order.split(', ')
      const own = matches.filter(({ homeTeamId }) => teams.includes(homeTeamId ?? ''))
      const table = leagueTable(
        aRequest(results, {
          teamIds: teamsOf(own),
          matches: own,
          settings: { ...usualSettings, ...presets.difference_first },
        }),
      )
      expect(listed(table)).toBe(order)
      return { table, matches: own }
    })
    expect(listed(bestOfRank({ ...aRequest(results), zones, rank: 3, unequal: 'drop_last' }))).toBe(thirds)
  })

  test.each(cases.thirds)('the thirds of $id are in order of merit, from their totals', ({ thirds, order }) => {
    const tallies = new Map(
      thirds.map((line) => {
        const [, name = '', points, goalDifference, goalsFor, won] = /^(.+) (\d+) (-?\d+) (\d+) (\d+)$/.exec(line) ?? []
        const [row] = leagueTable(aRequest('A 1-0 B')).rows
        return [
          name,
          {
            ...row!,
            points: Number(points),
            goalDifference: Number(goalDifference),
            goalsFor: Number(goalsFor),
            won: Number(won),
          },
        ]
      }),
    )
    const context = { tallies, matches: [], points: usualPoints, settings: usualSettings, scope: 'all' } as const
    expect(
      rankTeams([...tallies.keys()], bestOfRankRules, context)
        .map(({ teams }) => teams.toSorted().join(' = '))
        .join(', '),
    ).toBe(order)
  })
})
