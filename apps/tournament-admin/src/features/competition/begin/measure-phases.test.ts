import { expect, test } from 'vitest'
import { beginPhases, templateNames, type BeginOptions } from './begin-phases'
import { measurePhases } from './measure-phases'

const teams = Array.from({ length: 12 }, (_, index) => ({ id: `t${index}`, promotionId: `p${index % 6}` }))
const options: BeginOptions = { zones: 3, thirdPlace: true, apart: true, heads: [], preset: 'tournament', seed: 7 }

test('twelve teams play as many matches, and take as long, as each way of playing needs', () => {
  expect(
    templateNames.map((name) => {
      const { matches, minimum, hours } = measurePhases(beginPhases(name, teams, options), teams.length, 50)
      return `${name}: ${matches} partidos, ${minimum} por equipo, ${hours} h`
    }),
  ).toEqual([
    'Todos contra todos: 66 partidos, 11 por equipo, 22 h',
    'Zonas: 18 partidos, 3 por equipo, 6 h',
    'Zonas y llave: 26 partidos, 3 por equipo, 10 h',
    'Oro y Plata: 30 partidos, 4 por equipo, 10 h',
    'Llave directa: 12 partidos, 1 por equipo, 6 h',
  ])
})

test('two teams of a promotion fall in different zones, and another seed draws other zones', () => {
  const zonesOf = (seed: number) =>
    beginPhases('Zonas', teams, { ...options, seed }).flatMap((phase) =>
      phase.kind === 'league' ? phase.zones.map(({ teamIds }) => teamIds) : [],
    )
  const promotion = (id: string) => teams.find((team) => team.id === id)?.promotionId
  for (const zone of zonesOf(7)) expect(new Set(zone.map(promotion)).size).toBe(4)
  expect(zonesOf(7)).toEqual(zonesOf(7))
  expect(zonesOf(8)).not.toEqual(zonesOf(7))
})

test('a larger zone stays where the bracket expects it', () => {
  const thirteen = [...teams, { id: 't12', promotionId: 'p12' }]
  for (const seed of [1, 2, 3, 4, 5]) {
    const [league] = beginPhases('Oro y Plata', thirteen, { ...options, seed })
    expect(league?.kind === 'league' && league.zones.map(({ teamIds }) => teamIds.length)).toEqual([5, 4, 4])
  }
})

test('seeded teams fall in different zones, and meet last in a bracket', () => {
  const heads = ['t4', 't7', 't11']
  const seeded = (template: 'Zonas' | 'Llave directa') => beginPhases(template, teams, { ...options, heads })[0]
  const league = seeded('Zonas')
  expect(
    league?.kind === 'league' && league.zones.map(({ teamIds }) => heads.filter((id) => teamIds.includes(id)).length),
  ).toEqual([1, 1, 1])
  const knockout = seeded('Llave directa')
  const byes = knockout?.kind === 'knockout' ? knockout.ties.filter(({ away }) => away && 'bye' in away) : []
  expect(byes.map(({ home }) => home)).toEqual(expect.arrayContaining(heads.map((team) => ({ team }))))
})
