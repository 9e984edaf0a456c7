import type { TieBreakRule } from '@torneo/contracts/competition/tie-breaks'
import type { Absence } from '@torneo/contracts/match/match-outcome'
import { describe, expect, test } from 'vitest'
import { leagueTable } from './league-table'
import { noCards, type SideCards } from './played-match'
import type { TableRequest, TableRow } from './table'
import { aMatch, aRequest, listed, matchesOf, usualPoints, usualSettings } from './tables.fixture'

const ranked = (results: string, tieBreaks: readonly TieBreakRule[], changes: Partial<TableRequest> = {}) =>
  leagueTable(aRequest(results, { settings: { ...usualSettings, tieBreaks }, ...changes }))
const columns = (request: TableRequest, ...names: Exclude<keyof TableRow, 'decidedBy'>[]) =>
  leagueTable(request).rows.map((row) => [row.teamId, ...names.map((name) => row[name])].join(' '))
const reasons = (table: ReturnType<typeof leagueTable>) => table.rows.map(({ decidedBy }) => decidedBy?.text ?? null)
const walkover = (line: string, absent: Absence) => aMatch(line, { result: { kind: 'walkover', absent, reason: '' } })

describe('matches that count', () => {
  test('only finished ones, between two teams of the zone', () => {
    const matches = [
      aMatch('A 1-0 B'),
      aMatch('A 5-0 B', { status: 'live' }),
      aMatch('B 5-0 A', { status: 'cancelled' }),
      aMatch('B 5-0 A', { status: 'scheduled' }),
      aMatch('B 5-0 Z'),
      aMatch('B 5-0 A', { awayTeamId: null }),
    ]
    expect(columns(aRequest('A 1-0 B', { matches }), 'played', 'points', 'goalsFor', 'goalsAgainst')).toEqual([
      'A 1 3 1 0',
      'B 1 0 0 1',
    ])
  })

  test('a walkover counts as its result says, unless the phase leaves its score out of differences', () => {
    const matches = [walkover('A 3-0 B', 'away')]
    const request = aRequest('A 3-0 B', { matches })
    expect(columns(request, 'won', 'lost', 'goalDifference', 'points')).toEqual(['A 1 0 3 3', 'B 0 1 -3 0'])
    const without = { ...request, settings: { ...usualSettings, walkoverGoals: false } }
    expect(columns(without, 'won', 'lost', 'goalDifference', 'goalsFor', 'points')).toEqual([
      'A 1 0 0 0 3',
      'B 0 1 0 0 0',
    ])
  })

  test('a match that neither side came to is lost by both, for the points of absence', () => {
    const matches = [aMatch('A 1-1 B'), walkover('A 0-0 B', 'both')]
    const points = { ...usualPoints, absence: -1 }
    const request = aRequest('A 1-1 B', { matches, points })
    expect(columns(request, 'played', 'drawn', 'lost', 'goalsAgainst', 'points')).toEqual([
      'A 2 1 1 1 0',
      'B 2 1 1 1 0',
    ])
  })

  test('results of a withdrawn team leave the table if annulled, and it stands last', () => {
    const results = 'A 9-0 D; A 0-1 B; B 0-0 C; C 0-2 A'
    const request = aRequest(results, { withdrawals: [{ teamId: 'D', results: 'annul' }] })
    expect(columns(request, 'position', 'points', 'played', 'withdrawn')).toEqual([
      'B 1 4 2 ',
      'A 2 3 2 ',
      'C 3 1 2 ',
      'D 4 0 0 annul',
    ])
    expect(leagueTable(request).rows.at(-1)?.decidedBy).toBeNull()
    const both = leagueTable({
      ...request,
      withdrawals: ['C', 'D'].map((teamId) => ({ teamId, results: 'annul' as const })),
    })
    expect([listed(both), both.level]).toEqual(['B, A, C = D', []])
  })

  test('results of a withdrawn team count if they stand, with the rest as walkovers', () => {
    const matches = [
      ...matchesOf('A 9-0 D; A 0-1 B; B 0-0 C; C 0-2 A'),
      walkover('B 3-0 D', 'away'),
      walkover('C 3-0 D', 'away'),
    ]
    const request = aRequest('A 9-0 D; A 0-1 B; B 0-0 C', { matches, withdrawals: [{ teamId: 'D', results: 'keep' }] })
    expect(columns(request, 'position', 'points', 'withdrawn')).toEqual(['B 1 7 ', 'A 2 6 ', 'C 3 4 ', 'D 4 0 keep'])
  })
})

describe('points', () => {
  test('a deduction is taken from the points, and from no head to head', () => {
    const table = ranked('A 1-0 B; A 0-0 C; B 5-0 C', ['points', 'head_to_head'], {
      deductions: [{ teamId: 'A', points: 1 }],
    })
    expect(table.rows.map(({ teamId, points, deducted }) => `${teamId} ${points} ${deducted}`)).toEqual([
      'A 3 1',
      'B 3 0',
      'C 1 0',
    ])
    expect(reasons(table)[1]).toBe('Por el resultado entre ellos: 1-0')
  })

  test.each([
    ['won and lost in straight sets', aMatch('A 3-1 B'), 'A 3, B 0'],
    ['won and lost in the deciding set', aMatch('A 3-2 B'), 'A 2, B 1'],
    ['against an absent team', walkover('A 3-0 B', 'away'), 'A 3, B -1'],
  ])('a sport of sets gives its own points: %s', (_, match, expected) => {
    const points = { ...usualPoints, scoring: 'sets', bestOf: 5, closeWin: 2, closeLoss: 1, absence: -1 } as const
    const { rows } = leagueTable(aRequest('A 3-1 B', { matches: [match], points }))
    expect(rows.map((row) => `${row.teamId} ${row.points}`).join(', ')).toBe(expected)
  })
})

describe('the rules one by one', () => {
  test.each<[rule: TieBreakRule, results: string, order: string, reason: string]>([
    ['points', 'A 1-0 B; C 0-0 D', 'A, C = D, B', 'Por puntos: 3 contra 1'],
    ['wins', 'A 1-0 C; B 0-0 D; B 0-0 E; B 0-0 F', 'A, B = C = D = E = F', 'Por partidos ganados: 1 contra 0'],
    ['goal_difference', 'A 2-0 C; B 3-2 D', 'A, B, D, C', 'Por diferencia de gol: +2 contra +1'],
    ['goals_for', 'A 0-0 C; B 3-2 D', 'B, D, A = C', 'Por goles a favor: 3 contra 2'],
    ['goals_against', 'A 1-0 C; B 3-2 D', 'A, C, B, D', 'Por goles en contra: 0 contra 1'],
  ])('%s', (rule, results, order, reason) => {
    const table = ranked(results, [rule])
    expect(listed(table)).toBe(order)
    expect(reasons(table)[1]).toBe(reason)
  })

  test.each<[rule: TieBreakRule, results: string, order: string, reason: string]>([
    ['set_ratio', 'A 2-0 C; B 2-1 D', 'A, B, D, C', 'Por cociente de sets: 2-0 contra 2-1'],
    ['set_difference', 'A 2-0 C; B 2-1 D', 'A, B, D, C', 'Por diferencia de sets: +2 contra +1'],
    ['point_ratio', 'A 6-4 6-4 C; B 6-1 6-2 D', 'B, A, C, D', 'Por cociente de puntos: 12-3 contra 12-8'],
    ['point_difference', 'A 6-4 6-4 C; B 6-1 6-2 D', 'B, A, C, D', 'Por diferencia de puntos: +9 contra +4'],
  ])('%s in a sport of sets', (rule, results, order, reason) => {
    const table = ranked(results, [rule], { points: { ...usualPoints, scoring: 'sets', bestOf: 3 } })
    expect(listed(table)).toBe(order)
    expect(reasons(table)[1]).toBe(reason)
  })

  test('a sport of points and one of sets name their own score', () => {
    const words = (scoring: 'points' | 'sets') =>
      reasons(ranked('A 2-0 C; B 2-1 D', ['goal_difference'], { points: { ...usualPoints, scoring } }))[1]
    expect([words('points'), words('sets')]).toEqual([
      'Por diferencia de puntos: +2 contra +1',
      'Por diferencia de sets: +2 contra +1',
    ])
  })

  test('ratios are compared exactly, and nothing lost is the highest of all', () => {
    const points = { ...usualPoints, scoring: 'sets', bestOf: 3 } as const
    expect(listed(ranked('A 1-3 B; C 333333333-1000000000 D', ['set_ratio'], { points }))).toBe('D, B, A, C')
    const equal = ranked('A 2-0 B; C 9-1 D; E 1-0 F', ['set_ratio'], { points })
    expect(listed(equal)).toBe('A = E, C, D, B = F')
    // E, not A, is the row above C.
    expect(reasons(equal)[2]).toBe('Por cociente de sets: 1-0 contra 9-1')
  })

  test('a ratio of nothing to nothing is passed over by all of the teams concerned', () => {
    const points = { ...usualPoints, scoring: 'sets', bestOf: 3 } as const
    const table = ranked('A 2-0 B', ['set_ratio', 'goal_difference'], { teamIds: ['A', 'B', 'C'], points })
    expect(listed(table)).toBe('A, C, B')
    expect(reasons(table)[1]).toBe('Por diferencia de sets: +2 contra 0')
  })
})

describe('cards', () => {
  const kinds: readonly (keyof SideCards)[] = ['yellow', 'secondYellow', 'red', 'yellowAndRed']
  const cardsOf = (kind: keyof SideCards) => ({ home: { ...noCards, [kind]: 1 }, away: noCards })

  test.each([
    ['fifa', [1, 3, 4, 5]],
    ['uefa', [1, 3, 3, 3]],
  ] as const)('the scale %s weighs them', (fairPlay, expected) => {
    const weighed = kinds.map(
      (kind) =>
        leagueTable(
          aRequest('A 0-0 B', {
            matches: [aMatch('A 0-0 B', { cards: cardsOf(kind) })],
            settings: { ...usualSettings, fairPlay },
          }),
        ).rows.find(({ teamId }) => teamId === 'A')?.fairPlay,
    )
    expect(weighed).toEqual(expected)
  })

  test('fewest penalty points and fewest sent off come first; two yellow cards send off too', () => {
    const matches = [aMatch('A 0-0 B', { cards: cardsOf('secondYellow') })]
    expect(reasons(ranked('A 0-0 B', ['fair_play'], { matches }))).toEqual([null, 'Por juego limpio: 0 contra 3'])
    expect(reasons(ranked('A 0-0 B', ['fewest_red'], { matches }))).toEqual([null, 'Por expulsiones: 0 contra 1'])
    expect(listed(ranked('A 0-0 B', ['fewest_red'], { matches }))).toBe('B, A')
  })

  test('a walkover has none', () => {
    const matches = [{ ...walkover('A 3-0 B', 'away'), cards: cardsOf('red') }]
    expect(leagueTable(aRequest('A 3-0 B', { matches })).rows[0]).toMatchObject({ fairPlay: 0, reds: 0 })
  })
})

describe('level teams', () => {
  const level = 'A 1-1 B; A 0-0 C; B 0-0 C; A 2-0 D; B 2-0 D; C 1-0 D'

  test('share a position, and are listed by R8', () => {
    const table = ranked(level, ['wins'], { nameOf: (id) => ({ A: 'Zorros', B: 'Águilas' })[id] ?? id })
    expect(table.rows.map(({ teamId, position }) => `${position} ${teamId}`)).toEqual(['1 B', '1 A', '1 C', '4 D'])
    expect(table.rows.map(({ decidedBy }) => decidedBy?.rule ?? null)).toEqual([null, 'name', 'name', 'wins'])
    expect(table.level).toEqual([['B', 'A', 'C']])
  })

  test('are ordered by the lots that were drawn, and by hand with the reason', () => {
    const drawn = ranked(level, ['wins'], { lots: [{ order: ['C', 'A', 'B'], reason: null }] })
    expect([listed(drawn), reasons(drawn)[1], drawn.level]).toEqual(['C, A, B, D', 'Por sorteo', []])
    const byHand = ranked(level, ['wins'], {
      lots: [
        { order: ['C', 'A', 'B'], reason: null },
        { order: ['B', 'A', 'C'], reason: 'Partido extra' },
      ],
    })
    expect([listed(byHand), byHand.rows[1]?.decidedBy]).toEqual([
      'B, A, C, D',
      { rule: 'by_hand', text: 'Orden a mano: Partido extra' },
    ])
  })

  test('keep their order of a lot of more teams, but not of fewer', () => {
    expect(listed(ranked(level, ['points', 'goals_for'], { lots: [{ order: ['C', 'B', 'A'], reason: null }] }))).toBe(
      'B, A, C, D',
    )
    expect(listed(ranked(level, ['wins'], { lots: [{ order: ['B', 'A'], reason: null }] }))).toBe('A = B = C, D')
  })

  test('no match at all leaves everyone level', () => {
    const table = leagueTable(aRequest('A 1-0 B', { matches: [] }))
    expect([listed(table), table.level]).toEqual(['A = B', [['A', 'B']]])
    expect(leagueTable(aRequest('A 1-0 B', { teamIds: [], matches: [] }))).toEqual({ rows: [], level: [] })
  })
})
