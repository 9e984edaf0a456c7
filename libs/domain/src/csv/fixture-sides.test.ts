import { describe, expect, test } from 'vitest'
import type { CsvSide } from './csv-fixture'
import { readFixtures } from './read-fixtures'

const sports = [{ id: 'f', name: 'Fútbol 11' }]
const teams = ['Promo 98', 'Promo 01', 'Los-Pibes', 'Café - Bar'].map((name) => ({ id: name, name, sportId: 'f' }))

const sideOf = (side: CsvSide) => ('teamId' in side ? side.teamId : `<${side.place}>`)
const read = (...lines: readonly string[]) => {
  const { fixtures, errors, named, cells } = readFixtures(lines.join('\n'), { sports, teams, year: 2026 })
  expect(cells.used + cells.named).toBe(cells.total)
  return [
    ...fixtures.map(({ home, away }) => [home, away].map(sideOf).join(' | ')),
    ...errors.map(({ row, column, message }) => `! ${row} ${column}: ${message}`),
    ...named.map(({ column, text, why }) => `- ${column}: ${text} (${why})`),
  ]
}

describe('both teams in one column', () => {
  test.each(['Partido', 'PARTIDO', 'Encuentro', 'Cruce', 'Match', 'Enfrentamiento', 'Equipos'])('%s', (head) => {
    expect(read(`Fecha;Hora;${head};Cancha`, '28/11;9:00;Promo 98 vs Promo 01;1')).toEqual(['Promo 98 | Promo 01'])
  })

  test.each([
    ['Promo 98 - Promo 01', 'Promo 98 | Promo 01'],
    ['Promo 98 – Promo 01', 'Promo 98 | Promo 01'],
    ['Promo 98-Promo 01', 'Promo 98 | Promo 01'],
    ['Promo 98 VS. Promo 01', 'Promo 98 | Promo 01'],
    ['Promo 98 v. Promo 01', 'Promo 98 | Promo 01'],
    ['promo 98 v promo 01', 'Promo 98 | Promo 01'],
    ['Promo 98 x Promo 01', 'Promo 98 | Promo 01'],
    ['Promo 98 × Promo 01', 'Promo 98 | Promo 01'],
    ['Promo 98 contra Promo 01', 'Promo 98 | Promo 01'],
    ['Los-Pibes - Promo 01', 'Los-Pibes | Promo 01'],
    ['Los-Pibes-Promo 01', 'Los-Pibes | Promo 01'],
    ['Café - Bar - Promo 01', 'Café - Bar | Promo 01'],
    ['Promo 98 vs Café - Bar', 'Promo 98 | Café - Bar'],
    ['1º Zona A vs 2º Zona B', '<1º Zona A> | <2º Zona B>'],
    ['Ganador SF1 - Ganador SF2', '<Ganador SF1> | <Ganador SF2>'],
  ])('%s', (cell, expected) => {
    expect(read('Día;Hora;Partido', `28/11;9:00;${cell}`)).toEqual([expected])
  })

  test.each([
    ['Promo 98', "! 2 Partido: No se ven dos equipos en 'Promo 98'"],
    ['7', "! 2 Partido: No se ven dos equipos en '7'"],
    ['Promo 98 vs', "! 2 Partido: No se ven dos equipos en 'Promo 98 vs'"],
    ['Uno - Dos - Tres', "! 2 Partido: No se ven dos equipos en 'Uno - Dos - Tres'"],
    ['Promo 98 vs Promo 77', "! 2 Partido: No existe 'Promo 77'"],
    ['Promo 98 vs Promo 98', '! 2 Partido: El mismo equipo de los dos lados'],
  ])('%s is an error of its row', (cell, expected) => {
    expect(read('Día;Hora;Partido', `28/11;9:00;${cell}`)).toEqual([
      expected,
      ...['Día: 28/11', 'Hora: 9:00', `Partido: ${cell}`].map((text) => `- ${text} (la fila tiene un error)`),
    ])
  })

  test('a free date is no error', () => {
    expect(read('Hora;Partido', '9:00;LIBRE: Promo 98')).toEqual([
      '- Hora: 9:00 (fecha libre)',
      '- Partido: LIBRE: Promo 98 (fecha libre)',
    ])
  })

  test('tables beside one another', () => {
    expect(read('Hora;Partido;;Hora;Partido', '9:00;Promo 98 x Promo 01;;9:00;Promo 01 x Los-Pibes')).toEqual([
      'Promo 98 | Promo 01',
      'Promo 01 | Los-Pibes',
    ])
  })

  test('a number in another column of that name is not used', () => {
    expect(read('Fecha;Partido;Encuentro', '28/11;7;Promo 98 vs Promo 01')).toEqual([
      'Promo 98 | Promo 01',
      '- Partido: 7 (no se usa)',
    ])
  })
})

describe('a match column is not used where the sides have columns', () => {
  test.each(['7', 'Promo 01 vs Los-Pibes'])('%s', (cell) => {
    expect(read('Partido;Fecha;Hora;Local;Visitante', `${cell};28/11;9:00;Promo 98;Promo 01`)).toEqual([
      'Promo 98 | Promo 01',
      '- Partido: Partido (no se usa)',
      `- Partido: ${cell} (no se usa)`,
    ])
  })

  test('a kind and a side in a row of values are no heading', () => {
    expect(read('Equipo;Rival;Condición;Tipo;Fecha y hora', 'Promo 98;Promo 01;Local;Partido;28/11/2026 9:00')).toEqual(
      ['Promo 98 | Promo 01'],
    )
  })
})
