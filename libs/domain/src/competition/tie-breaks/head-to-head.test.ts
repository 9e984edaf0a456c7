import type { HeadToHeadMode, TieBreakRule } from '@torneo/contracts/competition/tie-breaks'
import { expect, test } from 'vitest'
import { leagueTable } from '../tables/league-table'
import type { TableRequest } from '../tables/table'
import { aRequest, listed, usualPoints, usualSettings } from '../tables/tables.fixture'

const ranked = (
  results: string,
  tieBreaks: readonly TieBreakRule[],
  headToHead: HeadToHeadMode,
  changes: Partial<TableRequest> = {},
) => leagueTable(aRequest(results, { settings: { ...usualSettings, tieBreaks, headToHead }, ...changes }))
const reasonOf = (table: ReturnType<typeof leagueTable>, team: string) =>
  table.rows.find(({ teamId }) => teamId === team)?.decidedBy?.text

test('two teams level on everything are separated by their match, and the row says its result', () => {
  const results =
    'Búhos 2-0 Águilas; Águilas 4-0 Dorados; Búhos 4-0 Dorados; Cóndores 3-0 Búhos; Águilas 2-1 Cóndores; Cóndores 2-0 Dorados'
  const table = ranked(results, ['points', 'goal_difference', 'goals_for', 'head_to_head'], 'block')
  expect(listed(table)).toBe('Cóndores, Búhos, Águilas, Dorados')
  expect(reasonOf(table, 'Águilas')).toBe('Por el resultado entre ellos: 2-0')
})

test('two legs are described by what separates their table', () => {
  expect(reasonOf(ranked('A 1-0 B; B 0-0 A', ['head_to_head'], 'block'), 'B')).toBe(
    'Por puntos entre ellos: 4 contra 1',
  )
  expect(reasonOf(ranked('A 3-0 B; B 1-0 A', ['head_to_head'], 'block'), 'B')).toBe(
    'Por diferencia de gol entre ellos: +2 contra -2',
  )
})

test.each<[mode: HeadToHeadMode, order: string]>([
  ['block', 'B, C, D, A'],
  ['restart', 'B, D, C, A'],
])('the recursion %s gives its own order', (mode, order) => {
  const results = 'A 0-2 B; A 1-2 C; A 0-1 D; B 2-3 C; B 3-0 D; C 1-3 D'
  expect(listed(ranked(results, ['points', 'head_to_head', 'goal_difference', 'goals_for'], mode))).toBe(order)
})

test('waits, between only two, until a later rule leaves two of three', () => {
  // C beat A; without coming back, A would be above C by its five goals.
  const table = ranked(
    'A 5-4 B; B 3-0 C; C 2-0 A',
    ['points', 'head_to_head', 'goal_difference', 'goals_for'],
    'only_two',
  )
  expect(listed(table)).toBe('B, C, A')
  expect([reasonOf(table, 'C'), reasonOf(table, 'A')]).toEqual([
    'Por diferencia de gol: +2 contra -1',
    'Por el resultado entre ellos: 2-0',
  ])
})

test.each([
  ['the two have met', 'A 1-0 B; B 9-0 D; C 1-0 A; C 1-0 D', [], 'C, A, B, D'],
  ['the two have not met', 'A 1-0 D; B 9-0 D; C 1-0 A; C 1-0 D', [], 'C, B, A, D'],
  ['two of three have not met', 'A 1-0 B; B 1-0 C; C 9-0 D', [], 'C, A, B, D'],
  [
    'two of three have met twice, the others once',
    'A 1-0 B; B 1-0 A; C 1-0 A; B 0-0 C; A 9-0 D',
    [
      ['A', 3],
      ['B', 1],
      ['C', 1],
    ],
    'A, C, B, D',
  ],
] as const)(
  'is skipped while the teams concerned have not all met equally often: %s',
  (_, results, deductions, order) => {
    const table = ranked(results, ['points', 'head_to_head', 'goal_difference'], 'block', {
      deductions: deductions.map(([teamId, points]) => ({ teamId, points })),
    })
    expect(listed(table)).toBe(order)
  },
)

test('starts with wins when the list has wins before points', () => {
  const results = 'A 1-0 C; C 0-1 A; B 1-0 A; A 0-0 B; B 0-0 C; C 0-0 B'
  const points = { ...usualPoints, win: 1, draw: 1 }
  const order = (tieBreaks: readonly TieBreakRule[]) => listed(ranked(results, tieBreaks, 'block', { points }))
  expect(order(['head_to_head', 'wins', 'points'])).toBe('A, B, C')
  expect(order(['head_to_head', 'points', 'wins'])).toBe('B, A, C')
})
