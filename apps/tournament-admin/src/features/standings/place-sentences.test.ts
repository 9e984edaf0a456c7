import { signed } from '@torneo/domain/format/signed'
import { standings } from '@torneo/domain/tables/standings'
import { describe, expect, test } from 'vitest'
import { aRow, someTables } from '../../../dev/answer-tables'
import { placeSentences } from './place-sentences'

test.each([
  [8, '+8'],
  [0, '0'],
  [-2, '-2'],
])('a goal difference of %i is written %s', (value, words) => {
  expect(signed(value)).toBe(words)
})

describe('reasons for the place of a row', () => {
  test('the first is compared with the second, the last with the one before, all others with both', () => {
    const sentences = someTables.standings.map((row) => placeSentences(row, someTables.standings))
    expect([sentences[0], sentences[1], sentences[7]?.slice(1), sentences[8]]).toEqual([
      ['Encima de Promo 12 por puntos: 13 contra 12.'],
      ['Debajo de Promo 98 por puntos: 12 contra 13.', 'Encima de Promo 05 por puntos: 12 contra 10.'],
      ['Encima de Promo 87, los dos con 0 puntos, por diferencia de gol: 0 contra -6.'],
      ['Debajo de Los sin promoción, los dos con 0 puntos, por diferencia de gol: -6 contra 0.'],
    ])
  })

  test.each([
    [
      'goal difference',
      aRow(98, [1, 0, 0, 4, 1]),
      aRow(12, [1, 0, 0, 2, 1]),
      'Encima de Promo 12, los dos con 3 puntos, por diferencia de gol: +3 contra +1.',
    ],
    [
      'goals for',
      aRow(98, [0, 1, 0, 4, 4]),
      aRow(12, [0, 1, 0, 2, 2]),
      'Encima de Promo 12, los dos con 1 punto y la misma diferencia de gol, por goles a favor: 4 contra 2.',
    ],
    [
      'name',
      aRow(98, [0, 0, 0, 0, 0]),
      aRow(12, [0, 0, 0, 0, 0]),
      'Debajo de Promo 12 por orden alfabético: los dos tienen los mismos puntos, diferencia de gol y goles a favor.',
    ],
  ])('names the rule: %s', (_rule, one, other, sentence) => {
    const rows = standings([one, other])
    expect(rows.filter(({ team }) => team.id === 't98').map((row) => placeSentences(row, rows))).toEqual([[sentence]])
  })

  test('two rows equal in everything, and a single row', () => {
    const twin = aRow(98, [0, 0, 0, 0, 0])
    const rows = standings([twin, { ...twin, team: { ...twin.team, id: 'z' } }])
    expect(rows.map((row) => placeSentences(row, rows))).toEqual([
      ['Igual en todo que Promo 98, también en el nombre: el orden entre los dos es fijo.'],
      ['Igual en todo que Promo 98, también en el nombre: el orden entre los dos es fijo.'],
    ])
    expect(placeSentences({ ...twin, position: 1 }, [{ ...twin, position: 1 }])).toEqual([
      'No hay otro equipo con el que compararlo.',
    ])
  })
})
