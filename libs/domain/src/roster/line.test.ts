import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnsOf, playerByHeading } from './heading'
import { readPlayer } from './line'
import { withoutMarks } from './pasted-text'
import { isTitle } from './skipped'

const words = ({ number, name, position, unplaced }: ReturnType<typeof readPlayer>) => [
  number,
  name,
  position,
  ...(unplaced === '' ? [] : [unplaced]),
]

describe('a pasted line', () => {
  test.each<[line: string[], player: string[]]>([
    [
      ['10', 'Ana Ríos', 'Delantera'],
      ['10', 'Ana Ríos', 'Delantera'],
    ],
    [
      ['Ana Ríos', '10', 'Delantera'],
      ['10', 'Ana Ríos', 'Delantera'],
    ],
    [
      ['Delantera', 'Ana Ríos', '10'],
      ['10', 'Ana Ríos', 'Delantera'],
    ],
    [
      ['Arquero', '1', 'Juan Paz'],
      ['1', 'Juan Paz', 'Arquero'],
    ],
    [['10 - Ana Ríos'], ['10', 'Ana Ríos', '']],
    [['10 - Ana Ríos - Delantera'], ['10', 'Ana Ríos', 'Delantera']],
    [
      ['10. Ana Ríos', 'Volante'],
      ['10', 'Ana Ríos', 'Volante'],
    ],
    [['10) Ana Ríos / Volante'], ['10', 'Ana Ríos', 'Volante']],
    [['17 · Damián Rey · Mediocampista'], ['17', 'Damián Rey', 'Mediocampista']],
    [['9 Juan Cruz Ferro Delantero'], ['9', 'Juan Cruz Ferro', 'Delantero']],
    [['9 Juan Cruz Ferro Lateral derecho'], ['9', 'Juan Cruz Ferro', 'Lateral derecho']],
    [['9 Luis Punta'], ['9', 'Luis Punta', '']],
    [['#7 José-María Núñez'], ['7', 'José-María Núñez', '']],
    [
      ['7', 'José-María Núñez', 'Ala-Pívot'],
      ['7', 'José-María Núñez', 'Ala-Pívot'],
    ],
    [
      ['7', 'Base'],
      ['7', 'Base', ''],
    ],
    [
      ['', ' 4 ', '', 'Sol Paz', ''],
      ['4', 'Sol Paz', ''],
    ],
    [
      ['12.7', 'Ana', 'Base'],
      ['12.7', 'Ana', 'Base'],
    ],
    [
      ['1e1', 'Ana', 'Base'],
      ['1e1', 'Ana', 'Base'],
    ],
    [
      ['-1', 'Ana', 'Base'],
      ['-1', 'Ana', 'Base'],
    ],
    [
      ['100', 'Ana', 'Otra cosa'],
      ['100', 'Ana', 'Otra cosa'],
    ],
    [
      ['Ana', 'Base'],
      ['', 'Ana', 'Base'],
    ],
    [['Ana'], ['', 'Ana', '']],
    [[''], ['', '', '']],

    // Numbers and positions may come in any order.
    [
      ['Mediocampista central', 'Luis Mora', '5'],
      ['5', 'Luis Mora', 'Mediocampista central'],
    ],
    [['Juan Pérez 10 arquero'], ['10', 'Juan Pérez', 'arquero']],
    [['Juan Pérez arquero 1'], ['1', 'Juan Pérez', 'arquero']],
    [['Juan Pérez (10)'], ['10', 'Juan Pérez', '']],
    [['Juan Pérez (arquero)'], ['', 'Juan Pérez', 'arquero']],
    [['1. Esteban Coria (Arquero)'], ['1', 'Esteban Coria', 'Arquero']],
    [['8 Hugo (Toto) Ledesma [volante]'], ['8', 'Hugo (Toto) Ledesma', 'volante']],
    [
      ['Arquero: Juan Pérez', '1'],
      ['1', 'Juan Pérez', 'Arquero'],
    ],
    [
      ['DEL.', 'Ana del Río', '9'],
      ['9', 'Ana del Río', 'DEL.'],
    ],
    [
      ['3', 'Sol Paz', 'Defensora', 'Capitana'],
      ['3', 'Sol Paz', 'Defensora / Capitana'],
    ],

    // A name may take two cells.
    [
      ['1', 'Juan', 'Pérez', 'Arquero'],
      ['1', 'Juan Pérez', 'Arquero'],
    ],
    [
      ['5', 'Pérez', 'Juan'],
      ['5', 'Pérez Juan', ''],
    ],
    [
      ['5', 'Pérez, Juan', 'Base'],
      ['5', 'Juan Pérez', 'Base'],
    ],

    // Other cells are preserved.
    [
      ['1', 'Juan Pérez', 'Arquero', '30123456'],
      ['1', 'Juan Pérez', 'Arquero', '30123456'],
    ],
    [
      ['30.123.456', '1', 'Juan Pérez', 'Arquero', 'juan@correo.com'],
      ['1', 'Juan Pérez', 'Arquero', '30.123.456, juan@correo.com'],
    ],
    [
      ['10', 'Ana Ríos', 'ana@correo.com', '11 5555-4444'],
      ['10', 'Ana Ríos', '', 'ana@correo.com, 11 5555-4444'],
    ],
    [
      ['1. Juan Pérez', '10', 'Comodín', 'Turno noche'],
      ['1', 'Juan Pérez', 'Comodín', '10, Turno noche'],
    ],
  ])('%j', (line, player) => {
    expect(words(readPlayer(line))).toEqual(player)
  })

  test.each<[line: string[], player: string[]]>([
    [
      ['Pérez', 'Juan', '1', 'Arquero'],
      ['1', 'Juan Pérez', 'Arquero'],
    ],
    [
      ['García López', 'Juan Carlos', '5', 'Defensor'],
      ['5', 'Juan Carlos García López', 'Defensor'],
    ],
    [
      ['10 Pérez', 'Juan (Arquero)'],
      ['10', 'Juan Pérez', 'Arquero'],
    ],
    [
      ['10 - Pérez', 'Juan Arquero'],
      ['10', 'Juan Pérez', 'Arquero'],
    ],
    [
      ['Pérez', 'Juan', '1'],
      ['1', 'Juan Pérez', ''],
    ],
    [
      ['10', 'Ana Ríos', 'Comodín'],
      ['10', 'Ana Ríos', 'Comodín'],
    ],
    [
      ['Juan Pérez', '10', 'suplente', 'Turno noche'],
      ['10', 'Juan Pérez', 'suplente', 'Turno noche'],
    ],
  ])('%j, by commas: the surname stands first', (line, player) => {
    expect(words(readPlayer(line, { comma: true }))).toEqual(player)
  })

  test('loses no word, whatever its cells hold', () => {
    const word = fc.constantFrom(
      'Ana',
      'Ríos',
      'Pérez',
      'Base',
      'lateral',
      'derecho',
      '10',
      '7',
      '30123456',
      'x@y.z',
      '(Arquero)',
      '(Toto)',
      '-',
      '/',
      'Comodín',
      'del',
    )
    const line = fc.array(
      fc.array(word, { maxLength: 4 }).map((parts) => parts.join(' ')),
      { maxLength: 6 },
    )
    const said = (texts: readonly string[]) =>
      texts
        .join(' ')
        .match(/[\p{L}\p{N}]+/gu)
        ?.sort() ?? []
    fc.assert(
      fc.property(line, fc.boolean(), (cells, comma) => {
        expect(said(words(readPlayer(cells, { comma })))).toEqual(said(cells))
      }),
      { numRuns: 500 },
    )
  })

  test.each<[line: string[], yes: boolean]>([
    [['Lista Promo 98'], true],
    [['LISTA DE BUENA FE'], true],
    [['Promoción 1998 - Fútbol'], true],
    [['Suplentes:'], true],
    [['Torneo', '2025'], true],
    [['10 Ana Ríos'], false],
    [['Ana Ríos'], false],
    [['Promo 98', '10', 'Ana Ríos', 'Base'], false],
    [['Lista', 'Base'], false],
    [[''], false],
  ])('%j is a title: %s', (line, yes) => {
    expect(isTitle(line)).toBe(yes)
  })
})

describe('a heading', () => {
  test.each<[line: string[], yes: boolean]>([
    [['Número', 'Nombre', 'Posición'], true],
    [['N°', 'Jugador', 'Puesto'], true],
    [['Nombre', 'Nº'], true],
    [['Nro', 'Nombre', 'Apellido', 'Posición', 'DNI'], true],
    [['N°', 'Apellido y Nombre', 'Puesto'], true],
    [['#', 'Nombre/s', 'Apellido(s)', 'Grupo sanguíneo'], true],
    [['Nº de camiseta', 'Nombre completo', 'Obra social'], true],
    [['10', 'Ana', 'Base'], false],
    [['Nombre'], false],
    [['Nombre', '10'], false],
    [['Ana', 'Jugador'], false],
    [['Jugador', 'Ana'], false],
    [[''], false],
  ])('%j only names the columns: %s', (line, yes) => {
    expect(columnsOf(line) !== null).toBe(yes)
  })

  test.each<[heading: string[], line: string[], player: string[]]>([
    [
      ['Nro', 'Nombre', 'Apellido', 'Posición', 'DNI'],
      ['1', 'Juan', 'Pérez', 'Arquero', '30123456'],
      ['1', 'Juan Pérez', 'Arquero', '30123456'],
    ],
    [
      ['DNI', 'Apellido', 'Nombre', 'Puesto', 'Camiseta'],
      ['30123456', 'Pérez', 'Juan', 'Arquero', '1'],
      ['1', 'Juan Pérez', 'Arquero', '30123456'],
    ],
    [
      ['N°', 'Apellido y Nombre', 'Puesto'],
      ['10.', 'Pérez, Juan', 'Base'],
      ['10', 'Juan Pérez', 'Base'],
    ],
    [
      ['Nro', 'Jugador', 'Camiseta'],
      ['1', 'Juan Pérez', '10', 'tarde'],
      ['10', 'Juan Pérez', '', '1, tarde'],
    ],
  ])('%j says how to read %j', (heading, line, player) => {
    expect(words(playerByHeading(columnsOf(heading)!, line))).toEqual(player)
  })
})

test.each([
  ['[21:03, 14/11/2025] Carlos: 1 Juan Pérez arquero', '1 Juan Pérez arquero'],
  ['[14/11/25, 21:03:11] ~ Carlos Ruiz: 1 Juan Pérez', '1 Juan Pérez'],
  ['\u200E[14/11/25, 9:03:11\u202Fp.\u00A0m.] +54 9 11 5555-4444: 1 Juan Pérez', '1 Juan Pérez'],
  ['14/11/25, 21:03 - Carlos: 1 Juan Pérez', '1 Juan Pérez'],
  ['14/11/2025 9:03 p. m. - Carlos: 1 Juan Pérez', '1 Juan Pérez'],
  ['2025-11-14, 21:03 - Carlos: 1 Juan Pérez', '1 Juan Pérez'],
  ['• 11 Mía Sol', '11 Mía Sol'],
  ['- 9 Leo Paz', '9 Leo Paz'],
  ['-Ana', 'Ana'],
  ['* 9 Leo Paz', '9 Leo Paz'],
  ['✅ 9 Leo Paz', '9 Leo Paz'],
  ['*7* Beto', '7 Beto'],
  ['_Ana_, *10*, ~Base~', 'Ana, 10, Base'],
  ['ana_rios@correo.com', 'ana_rios@correo.com'],
  ['Nº 10 Ana', '10 Ana'],
  ['Nro. 10 Ana', '10 Ana'],
  ['Ana #10', 'Ana 10'],
  ['Ana n°10', 'Ana 10'],
  ['1️⃣0️⃣ Ana 👧🏽', '10 Ana'],
  ['-1, Ana', '-1, Ana'],
  ['10\tAna\t\tBase', '10\tAna\t\tBase'],
  ['Nº\tNombre', 'Nº\tNombre'],
])('%j is, without what belongs to the copying, %j', (text, bare) => {
  expect(withoutMarks(text).trim()).toBe(bare)
})
