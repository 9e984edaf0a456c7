import { describe, expect, test } from 'vitest'
import { ofCategory, standings } from './standings'

const row = (name: string, points: number, goalDifference = 0, goalsFor = 0, id = name) => ({
  team: { id, name },
  points,
  goalDifference,
  goalsFor,
})
const order = (rows: Parameters<typeof standings>[0]) =>
  standings(rows).map(({ team, position }) => `${position} ${team.id}`)

describe('the order of a table (R8)', () => {
  test.each([
    ['points', [row('B', 3, 9, 9), row('A', 4)], ['1 A', '2 B']],
    ['then goal difference', [row('A', 3, -2, 9), row('B', 3, 1)], ['1 B', '2 A']],
    ['below zero too', [row('A', 0, -3), row('B', 0, -1)], ['1 B', '2 A']],
    ['then goals for', [row('A', 3, 1, 2), row('B', 3, 1, 5)], ['1 B', '2 A']],
    ['then name', [row('Promo 98', 3), row('Promo 05', 3)], ['1 Promo 05', '2 Promo 98']],
    ['then id', [row('Igual', 3, 0, 0, 'b'), row('Igual', 3, 0, 0, 'a')], ['1 a', '2 b']],
    ['nobody', [], []],
  ] as const)('%s', (_rule, rows, expected) => {
    expect(order(rows)).toEqual(expected)
    expect(order(rows.toReversed())).toEqual(expected)
  })

  test.each([
    [
      ['Ñandú', 'Oso', 'Nogal', 'nube'],
      ['Nogal', 'nube', 'Ñandú', 'Oso'],
    ],
    [
      ['Ómnibus', 'Zorro', 'Omega', 'Águilas'],
      ['Águilas', 'Omega', 'Ómnibus', 'Zorro'],
    ],
    [
      ['Promo 9', 'Promo 10', 'Promo 1'],
      ['Promo 1', 'Promo 10', 'Promo 9'],
    ],
  ])('names as in Spanish, digit by digit: %j', (names, expected) => {
    expect(standings(names.map((name) => row(name, 1))).map(({ team }) => team.name)).toEqual(expected)
  })

  test('keeps other fields, and the rows it was given', () => {
    const rows = [
      { ...row('B', 1), played: 7 },
      { ...row('A', 2), played: 8 },
    ]
    expect(standings(rows)).toEqual([
      { ...rows[1], position: 1 },
      { ...rows[0], position: 2 },
    ])
    expect(rows.map(({ team }) => team.name)).toEqual(['B', 'A'])
  })
})

describe('a category', () => {
  const rows = [
    { position: 1, team: { name: 'A', category: 'Senior' } },
    { position: 2, team: { name: 'B', category: 'Master' } },
    { position: 3, team: { name: 'C', category: null } },
    { position: 4, team: { name: 'D', category: 'Senior' } },
  ] as const

  test.each([
    [undefined, ['1 A', '2 B', '3 C', '4 D']],
    ['Senior', ['1 A', '2 D']],
    ['Master', ['1 B']],
    ['Junior', []],
  ] as const)('%s', (category, expected) => {
    expect(ofCategory(rows, category).map(({ position, team }) => `${position} ${team.name}`)).toEqual(expected)
  })
})
