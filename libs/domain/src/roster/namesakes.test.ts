import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNamesakes, type ListedPlayer, nameKey } from './namesakes'

const player = (id: string, name: string, teamId: string, more: Partial<ListedPlayer> = {}): ListedPlayer => ({
  id,
  name,
  teamId,
  sportId: 'futbol',
  ...more,
})
const found = (players: readonly ListedPlayer[]) => findNamesakes(players).map((group) => group.map(({ id }) => id))

describe('a name', () => {
  it.each([
    ['Juan Pérez', 'juan  perez'],
    ['PÉREZ, Juan', 'Juan Pérez'],
    ["O'Brien, Ana María", 'Ana María O’Brien'],
    ['Núñez Paz', 'paz nuñez'],
  ])('%s is the same as %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it.each([
    ['Juan Pérez', 'Juan Carlos Pérez'],
    ['Juan Pérez', 'Juana Pérez'],
    ['Ana Ana Paz', 'Ana Paz'],
  ])('%s is another than %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  it.each(['Nico', 'Jugador 7', ' ', '(C)', ''])('%s of a single word is compared with none', (name) => {
    expect(nameKey(name)).toBeNull()
  })
})

describe('players of one name', () => {
  it.each<[string, readonly ListedPlayer[], readonly string[][]]>([
    [
      'in two teams of a sport are named together',
      [player('a', 'Ana Paz', 'x'), player('b', 'PAZ Ana', 'y')],
      [['a', 'b']],
    ],
    ['twice in one team are not', [player('a', 'Ana Paz', 'x'), player('b', 'Ana Paz', 'x')], []],
    ['in two sports are not', [player('a', 'Ana Paz', 'x'), player('b', 'Ana Paz', 'y', { sportId: 'voley' })], []],
    ['told apart are not', [player('a', 'Ana Paz', 'x', { distinctFrom: ['b'] }), player('b', 'Ana Paz', 'y')], []],
    [
      'told apart are again, with a third who appears later',
      [player('a', 'Ana Paz', 'x', { distinctFrom: ['b'] }), player('b', 'Ana Paz', 'y'), player('c', 'Ana Paz', 'z')],
      [['a', 'b', 'c']],
    ],
  ])('%s', (_, players, expected) => {
    expect(found(players)).toEqual(expected)
  })

  it('are named in no other group, in any order of the lists, and not after they were told apart', () => {
    const anyPlayers = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        name: fc.constantFrom('Ana Paz', 'PAZ, ANA', 'Eva Luna', 'Luna Eva', 'Sol'),
        teamId: fc.constantFrom('x', 'y', 'z'),
        sportId: fc.constantFrom('futbol', 'voley'),
      }),
      { selector: ({ id }) => id, maxLength: 30 },
    )
    fc.assert(
      fc.property(anyPlayers, fc.gen(), (players, gen) => {
        const groups = findNamesakes(players)
        const ids = groups.flat().map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const group of groups) {
          expect(new Set(group.map(({ name, sportId }) => `${nameKey(name)} ${sportId}`)).size).toBe(1)
          expect(new Set(group.map(({ teamId }) => teamId)).size).toBeGreaterThan(1)
        }
        const shuffled = gen(fc.shuffledSubarray, players, { minLength: players.length })
        const sorted = (all: readonly ListedPlayer[]) =>
          found(all)
            .map((group) => group.toSorted())
            .toSorted()
        expect(sorted(shuffled)).toEqual(sorted(players))
        const apart = players.map((one) => ({
          ...one,
          distinctFrom: groups.find((group) => group.includes(one))?.map(({ id }) => id),
        }))
        expect(findNamesakes(apart)).toEqual([])
      }),
    )
  })
})
