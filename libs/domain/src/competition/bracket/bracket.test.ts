import type { Slot } from '@torneo/contracts/competition/slot'
import { describe, expect, test } from 'vitest'
import { bracketTies, losersBracket, seededBracket, zonesBracket } from './bracket'
import { bracketSize, seedOrder } from './seed-order'

const options = { idPrefix: 'k', thirdPlace: true }
const seeds = (count: number): Slot[] => Array.from({ length: count }, (_, index) => ({ team: String(index + 1) }))
const text = (slot: Slot | null): string => {
  if (slot === null) return '?'
  if ('team' in slot) return slot.team
  if ('zone' in slot) return `${slot.rank}${slot.zone}`
  if ('bestOf' in slot) return `best${slot.bestOf}`
  if ('winner' in slot) return `W ${slot.winner}`
  return 'loser' in slot ? `L ${slot.loser}` : 'bye'
}
const listed = (ties: ReturnType<typeof seededBracket>, round?: number) =>
  ties
    .filter((tie) => round === undefined || tie.round === round)
    .map(({ home, away }) => `${text(home)}-${text(away)}`)

/** Places of ranks 1 to `ranks` of zones A, B, C... by tier. */
const tiers = (zones: number, ranks: number, first = 1): Slot[][] =>
  Array.from({ length: ranks }, (_, rank) =>
    Array.from({ length: zones }, (_zone, zone) => ({
      phase: 'z',
      zone: String.fromCodePoint(65 + zone),
      rank: rank + first,
    })),
  )
const best = (count: number, rank = 3): Slot[] =>
  Array.from({ length: count }, (_, index) => ({ phase: 'z', bestOf: rank, nth: index + 1 }))

describe('a direct bracket', () => {
  test.each([
    [4, '1 4 2 3'],
    [8, '1 8 4 5 2 7 3 6'],
    [16, '1 16 8 9 4 13 5 12 2 15 7 10 3 14 6 11'],
    [32, '1 32 16 17 8 25 9 24 4 29 13 20 5 28 12 21 2 31 15 18 7 26 10 23 3 30 14 19 6 27 11 22'],
  ])('seeds %i teams as %s', (size, order) => {
    expect(seedOrder(size).join(' ')).toBe(order)
  })

  test.each([
    [5, 3],
    [6, 2],
    [7, 1],
    [8, 0],
    [9, 7],
    [10, 6],
    [11, 5],
    [12, 4],
    [13, 3],
    [14, 2],
    [15, 1],
  ])('gives the best seeds their byes: %i teams, %i byes', (count, byes) => {
    const free = seededBracket(seeds(count), options)
      .filter(({ home, away }) => [home, away].some((slot) => slot && 'bye' in slot))
      .map(({ home, away }) => [text(home), text(away)].filter((one) => one !== 'bye'))
    expect(
      free
        .flat()
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: byes }, (_, index) => index + 1))
  })

  test.each(Array.from({ length: 63 }, (_, index) => index + 2))(
    'has each of %i teams once, and one match less than teams',
    (count) => {
      const ties = seededBracket(seeds(count), { idPrefix: 'k' })
      const first = ties.filter(({ round }) => round === 1)
      const sides = first.flatMap(({ home, away }) => [text(home), text(away)])
      expect(sides.filter((side) => side !== 'bye').toSorted()).toEqual(seeds(count).map(text).toSorted())
      expect(ties.length - sides.filter((side) => side === 'bye').length).toBe(count - 1)
      expect(first.length * 2).toBe(bracketSize(count))
      // 1 and 2 stand in opposite halves: they can meet only in the final.
      expect(sides.indexOf('1') < sides.length / 2 && sides.indexOf('2') >= sides.length / 2).toBe(true)
    },
  )

  test('leads to a final and, for four teams or more, to a match of the losers of the semi-finals', () => {
    expect(seededBracket(seeds(4), options)).toEqual([
      { id: 'k-1-1', round: 1, home: { team: '1' }, away: { team: '4' } },
      { id: 'k-1-2', round: 1, home: { team: '2' }, away: { team: '3' } },
      { id: 'k-2-1', round: 2, home: { winner: 'k-1-1' }, away: { winner: 'k-1-2' } },
      { id: 'k-third', round: 2, home: { loser: 'k-1-1' }, away: { loser: 'k-1-2' }, thirdPlace: true },
    ])
    expect(seededBracket(seeds(3), options).some(({ thirdPlace }) => thirdPlace)).toBe(false)
    expect(seededBracket(seeds(2), options)).toHaveLength(1)
  })
})

describe('a bracket from zones', () => {
  test.each([
    ['2 zones', tiers(2, 2), '1A-2B 1B-2A'],
    ['3 zones and two best thirds', [...tiers(3, 2), best(2)], '1A-best3 2B-2C 1C-2A 1B-best3'],
    ['4 zones', tiers(4, 2), '1A-2B 1C-2D 1B-2A 1D-2C'],
    ['4 zones, for third and fourth places', tiers(4, 2, 3), '3A-4B 3C-4D 3B-4A 3D-4C'],
    ['8 zones', tiers(8, 2), '1A-2B 1C-2D 1E-2F 1G-2H 1B-2A 1D-2C 1F-2E 1H-2G'],
    ['3 zones without thirds', tiers(3, 2), '1A-bye 2B-2C 1B-bye 1C-2A'],
    ['2 zones of which all four go on', tiers(2, 4), '1A-4B 2B-3A 1B-4A 2A-3B'],
  ])('has the announced crossings: %s', (_shape, places, expected) => {
    expect(listed(zonesBracket(places, options), 1).join(' ')).toBe(expected)
  })

  test.each(
    Array.from({ length: 31 }, (_, index) => index + 2).flatMap((zones) =>
      [1, 2, 3, 4].filter((ranks) => ranks === 2 || zones * ranks <= 32).map((ranks) => [zones, ranks] as const),
    ),
  )('keeps teams of a zone apart: %i zones, %i places each', (zones, ranks) => {
    const ties = zonesBracket(tiers(zones, ranks), options)
    const sides = ties.filter(({ round }) => round === 1).flatMap(({ home, away }) => [text(home), text(away)])
    const halves = [sides.slice(0, sides.length / 2), sides.slice(sides.length / 2)]
    expect(sides.filter((side) => side !== 'bye').toSorted()).toEqual(tiers(zones, ranks).flat().map(text).toSorted())
    for (let at = 0; at < sides.length; at += 2) expect(sides[at]!.slice(1)).not.toBe(sides[at + 1]!.slice(1))
    if (ranks !== 2) return
    for (const half of halves) {
      const inHalf = half.filter((side) => side !== 'bye').map((side) => side.slice(1))
      expect(new Set(inHalf).size).toBe(inHalf.length)
    }
  })
})

test('the losers of a round play a bracket of their own, and a bye has no loser', () => {
  const gold = seededBracket(seeds(7), { idPrefix: 'oro' })
  expect(listed(losersBracket(gold, 1, { idPrefix: 'q', thirdPlace: true }))).toEqual([
    'bye-L oro-1-2',
    'L oro-1-3-L oro-1-4',
    'W q-1-1-W q-1-2',
  ])
})

test('open places stay open', () => {
  expect(listed(bracketTies([null, null], { idPrefix: 'k' }))).toEqual(['?-?'])
})
