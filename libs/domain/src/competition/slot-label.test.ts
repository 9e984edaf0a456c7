import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import { describe, expect, test } from 'vitest'
import { seededBracket } from './bracket/bracket'
import { roundNames, zoneNames } from './bracket/round-names'
import { tieNames } from './bracket/tie-names'
import { aTeam, teamIds } from './played-competition.fixture'
import { slotLabels } from './slot-label'

const slots = (count: number): Slot[] => teamIds(count).map((team) => ({ team }))
const cup = (id: string, name: string, count: number): Knockout => ({
  id,
  name,
  kind: 'knockout',
  ties: seededBracket(slots(count), { idPrefix: id, thirdPlace: true }),
})
const league: Phase = {
  id: 'z',
  name: 'Zonas',
  kind: 'league',
  legs: 1,
  zones: [{ id: 'a', name: 'Zona A', teamIds: [] }],
  tieBreaks: [],
}
const nameOf = (id: string) => (id === 'gone' ? null : aTeam(id).name)
const names = (...phases: Phase[]) => [...tieNames(phases).values()].filter((name) => name !== 'Libre')

describe('the names of ties', () => {
  test('count down to the final', () => {
    expect(names(cup('k', 'Llave', 8))).toEqual([
      'Cuartos 1',
      'Cuartos 2',
      'Cuartos 3',
      'Cuartos 4',
      'Semifinal 1',
      'Semifinal 2',
      'Final',
      'Tercer puesto',
    ])
  })

  test.each([
    [2, 'Final'],
    [16, 'Octavos 1'],
    [32, '16avos 1'],
    [64, '32avos 1'],
  ])("begin with the round's size: %i teams, %s", (count, first) => {
    expect(names(cup('k', 'Llave', count))[0]).toBe(first)
  })

  test('leave out the byes, so that the matches of a round are counted', () => {
    expect(names(cup('k', 'Llave', 6)).slice(0, 3)).toEqual(['Cuartos 1', 'Cuartos 2', 'Semifinal 1'])
  })

  test('begin with the cup where a sport has several', () => {
    expect(names(cup('oro', 'Oro', 4), cup('plata', 'Plata', 2))).toEqual([
      'Oro · Semifinal 1',
      'Oro · Semifinal 2',
      'Oro · Final',
      'Oro · Tercer puesto',
      'Plata · Final',
    ])
  })

  test('are its rounds in a phase that has no single final', () => {
    const ties = cup('k', 'Repechaje', 4).ties.filter(({ round }) => round === 1)
    expect(names({ id: 'k', name: 'Repechaje', kind: 'knockout', ties })).toEqual([
      'Ronda 1 · Cruce 1',
      'Ronda 1 · Cruce 2',
    ])
  })
})

describe('the round of a match', () => {
  const phases = [league, cup('oro', 'Oro', 2), cup('plata', 'Plata', 2)]
  test.each([
    ['is its tie', { phaseId: 'oro', tieId: 'oro-1-1', round: 1 }, 'Oro · Final'],
    ['of a league is its date', { phaseId: 'z', tieId: null, round: 3 }, 'Fecha 3'],
    ['outside a competition has no name', { phaseId: null, tieId: null, round: 3 }, null],
    ['of a deleted tie has no name', { phaseId: 'oro', tieId: 'oro-9-9', round: 1 }, null],
  ])('%s', (_what, match, name) => {
    expect(roundNames(phases)(match)).toBe(name)
  })
})

test('a zone has a name beside others of its league only', () => {
  const two: Phase = { ...league, id: 'y', zones: ['a', 'b'].map((id) => ({ id, name: `Zona ${id}`, teamIds: [] })) }
  expect([...zoneNames([league, two, cup('k', 'Llave', 2)])].map(([id, names]) => [id, [...names.values()]])).toEqual([
    ['y', ['Zona a', 'Zona b']],
  ])
})

describe('the words of the teams of a rank', () => {
  const best = (nth: number, byMerit?: true): Slot => ({ phase: 'z', bestOf: 3, nth, ...(byMerit && { byMerit }) })
  const taking = (id: string, ...taken: Slot[]): Knockout => ({
    ...cup(id, id, 4),
    ties: [{ id, round: 1, home: taken[0] ?? null, away: taken[1] ?? null }],
  })
  const phases = [league, taking('oro', best(2), best(1)), taking('plata', best(3)), taking('bronce', best(4, true))]
  test.each([
    ['are the best where the best of them go', best(1), 'Mejor tercero'],
    ['are the best in the same cup', best(2), 'Mejor tercero'],
    ['are the others in the next cup', best(3), 'Otro tercero'],
    ['count where the order is by merit', best(4, true), '4.º mejor tercero'],
    ['of another rank are the best', { ...best(3), bestOf: 2 }, 'Mejor segundo'],
  ])('%s', (_what, slot, words) => expect(slotLabels(phases, nameOf)(slot)).toBe(words))
})

describe('the words of a slot', () => {
  const phases = [league, cup('k', 'Llave', 6)]
  test.each<[Slot | null, string]>([
    [{ phase: 'z', zone: 'a', rank: 1 }, '1.º Zona A'],
    [{ phase: 'z', bestOf: 1, nth: 1 }, 'Mejor primero'],
    [{ phase: 'z', bestOf: 2, nth: 1 }, 'Mejor segundo'],
    [{ phase: 'z', bestOf: 3, nth: 2 }, 'Mejor tercero'],
    [{ phase: 'z', bestOf: 4, nth: 1 }, 'Mejor cuarto'],
    [{ phase: 'z', bestOf: 5, nth: 1 }, 'Mejor 5.º'],
    [{ phase: 'z', bestOf: 3, nth: 1, byMerit: true }, '1.º mejor tercero'],
    [{ winner: 'k-2-1' }, 'Ganador Semifinal 1'],
    [{ loser: 'k-1-2' }, 'Perdedor Cuartos 1'],
    [{ team: 't01' }, 'Equipo t01'],
    [{ team: 'gone' }, 'A definir'],
    [{ bye: true }, 'Libre'],
    [null, 'A definir'],
    [{ winner: 'missing' }, 'A definir'],
    [{ phase: 'z', zone: 'missing', rank: 1 }, 'A definir'],
  ])('%j are %s', (slot, label) => {
    expect(slotLabels(phases, nameOf)(slot)).toBe(label)
  })

  test('name the cup where a sport has several', () => {
    const label = slotLabels([cup('oro', 'Oro', 4), cup('plata', 'Plata', 4)], nameOf)
    expect(label({ winner: 'oro-1-1' })).toBe('Ganador Oro · Semifinal 1')
  })

  test('name the winner by a bye, and no team as its loser', () => {
    const label = slotLabels(phases, nameOf)
    expect(label({ winner: 'k-1-1' })).toBe('Equipo t01')
    expect(label({ loser: 'k-1-1' })).toBe('Libre')
  })
})
