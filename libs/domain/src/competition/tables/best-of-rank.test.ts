import { describe, expect, test } from 'vitest'
import { bestOfRank, type BestOfRankRequest } from './best-of-rank'
import { leagueTable } from './league-table'
import { aRequest, listed, usualPoints } from './tables.fixture'

const large = 'A1 1-0 A2; A1 2-0 A3; A1 3-0 A4; A2 1-1 A3; A2 6-0 A4; A3 0-0 A4'
const small = 'B1 2-1 B2; B2 2-0 B3; B1 1-0 B3'

function best(zones: readonly string[], rank: number, changes: Partial<BestOfRankRequest> = {}) {
  const tables = zones.map((results) => {
    const request = aRequest(results, { withdrawals: changes.withdrawals ?? [] })
    return { table: leagueTable(request), matches: request.matches }
  })
  return bestOfRank({
    ...aRequest('A1 0-0 B1', { points: usualPoints }),
    zones: tables,
    rank,
    unequal: 'drop_last',
    ...changes,
  })
}

describe('zones of unequal size', () => {
  test('are compared without the matches against the last of the larger', () => {
    const { rows } = best([large, small], 2)
    expect(rows.map((row) => [row.teamId, row.played, row.points, row.goalDifference].join(' '))).toEqual([
      'B2 2 3 1',
      'A2 2 1 -1',
    ])
    expect(rows[1]?.decidedBy).toEqual({ rule: 'points', text: 'Por puntos: 3 contra 1' })
  })

  test('or per match, exactly', () => {
    const { rows } = best([large, small], 2, { unequal: 'per_match' })
    expect(rows.map((row) => [row.teamId, row.played, row.points].join(' '))).toEqual(['B2 2 3', 'A2 3 4'])
    expect(rows[1]?.decidedBy?.text).toBe('Por puntos por partido: 3 en 2 contra 4 en 3')
  })

  test.each(['drop_last', 'per_match'] as const)('forget a team that withdrew with its results: %s', (unequal) => {
    const { rows } = best([large, small], 2, { unequal, withdrawals: [{ teamId: 'A4', results: 'annul' }] })
    expect(rows.map((row) => `${row.teamId} ${row.played}`)).toEqual(['B2 2', 'A2 2'])
  })

  test('have no candidate for a rank that they do not reach, and do not make the others shorter', () => {
    const { rows } = best([large, small, 'C1 1-0 C2'], 3)
    expect(rows.map((row) => `${row.teamId} ${row.played}`)).toEqual(['A3 2', 'B3 2'])
  })
})

test('equals wait for lots among themselves', () => {
  const zones = ['A1 1-0 A2', 'B1 1-0 B2']
  expect(best(zones, 2).level).toEqual([['A2', 'B2']])
  expect(listed(best(zones, 2, { lots: [{ order: ['B2', 'A2'], reason: null }] }))).toBe('B2, A2')
})

test('the order of the zones changes nothing', () => {
  const zones = [large, small, 'C1 2-1 C2; C2 2-0 C3; C1 1-0 C3', 'D1 0-0 D2; D1 1-0 D3; D2 1-0 D3']
  for (const rank of [1, 2, 3]) expect(listed(best(zones.toReversed(), rank))).toBe(listed(best(zones, rank)))
})

test('a deduction follows the team', () => {
  expect(listed(best(['A1 1-0 A2', 'B1 2-0 B2'], 1, { deductions: [{ teamId: 'B1', points: 1 }] }))).toBe('A1, B1')
})

test('it names the level teams of a zone that must be separated first', () => {
  expect(best(['A1 0-0 A2; A1 1-0 A3; A2 1-0 A3', small], 1).waitsFor).toEqual([['A1', 'A2']])
  expect(best(['A1 0-0 A2; A1 1-0 A3; A2 1-0 A3', small], 3).waitsFor).toEqual([])
  // Either A3 or A4 is the last, whose matches do not count.
  expect(
    best(['A1 1-0 A2; A1 2-0 A3; A1 2-0 A4; A2 3-0 A3; A2 1-0 A4; A3 0-0 A4; A3 0-2 A1; A4 0-2 A2', small], 1).waitsFor,
  ).toEqual([])
  expect(best(['A1 1-0 A2; A1 2-0 A3; A1 2-0 A4; A2 1-0 A3; A2 1-0 A4; A3 0-0 A4', small], 1).waitsFor).toEqual([
    ['A3', 'A4'],
  ])
})
