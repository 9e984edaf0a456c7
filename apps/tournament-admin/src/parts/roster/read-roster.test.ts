import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileText, linesIn, readRoster } from './read-roster'
import { rosterCsv } from './roster-csv'

const words = async (text: string) => (await readRoster(text)).map(({ number, name, position }) => [number, name, position].join(' | '))
const both = ['10 | Ana Ríos | Delantera', '4 | Luis Mora | Defensor']

describe('a pasted list', () => {
  test.each([
    ['tabs', '10\tAna Ríos\tDelantera\n4\tLuis Mora\tDefensor'],
    ['commas', '10, Ana Ríos, Delantera\r\n4, Luis Mora, Defensor\r\n'],
    ['semicolons, and blank lines', '\n10;Ana Ríos;Delantera\n\n   \n4;Luis Mora;Defensor\n\n'],
    ['hyphens', '10 - Ana Ríos - Delantera\n4 – Luis Mora – Defensor'],
    ['another separator on each line', '10, Ana Ríos, Delantera\n4; Luis Mora; Defensor'],
    ['any order', 'Ana Ríos, Delantera, 10\nDefensor, 4, Luis Mora'],
    ['middle dots and blanks', '10 · Ana Ríos · Delantera\n4 Luis Mora Defensor'],
    ['a heading in another order', 'Nombre;Posición;Nº\nAna Ríos;Delantera;10\nLuis Mora;Defensor;4'],
    ['a heading, and lines that do not mind it', 'Número;Nombre;Posición\n10;Ana Ríos;Delantera\n4 - Luis Mora - Defensor'],
    ['a heading, and a line in another order', 'Número;Nombre;Posición\n10;Ana Ríos;Delantera\nLuis Mora\t4\tDefensor'],
    ['a heading with two names', 'N°,Apellido,Nombre,Puesto\n10,Ana,Ríos,Delantera\n4,Luis,Mora,Defensor'],
  ])('with %s', async (_case, text) => {
    expect(await words(text)).toEqual(both)
  })

  test('keeps what it cannot read as it is, to be mended', async () => {
    expect(await words('12.7, Ana, Base\nSolo un nombre')).toEqual(['12.7 | Ana | Base', ' | Solo un nombre | '])
  })

  test('without a line is no list', async () => {
    expect(await readRoster(' \n\n')).toEqual([])
    expect(linesIn('a\r\n\r\n b\n')).toBe(2)
  })
})

describe('a CSV of ours', () => {
  test('starts with the mark that Excel asks for, names its columns, and runs no formula', async () => {
    expect(await rosterCsv([{ number: 7, name: '=HYPERLINK("x")', position: 'Base, o ala' }]))
      .toBe('\uFEFFNúmero,Nombre,Posición\r\n7,"\'=HYPERLINK(""x"")","Base, o ala"\r\n')
  })

  test('imports again to the same list, whatever the names hold', async () => {
    const cell = fc.oneof(
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.constantFrom('Base', '-', "'=1", '10 - Ana', 'a;b;c;d', 'José "Toto" Núñez', '"', 'Ana\tRíos', '@ana', 'Número', 'x\ny'),
    ).map((text) => text.trim()).filter((text) => text !== '')
    const players = fc.array(fc.record({ number: fc.integer({ min: 1, max: 99 }), name: cell, position: cell }), { minLength: 1, maxLength: 15 })
    await fc.assert(fc.asyncProperty(players, async (list) => {
      expect(await readRoster(await rosterCsv(list))).toEqual(list.map((player) => ({ ...player, number: String(player.number) })))
    }), { numRuns: 300 })
  })
})

test.each<[string, number[], string | null]>([
  ['UTF-8', [0xc3, 0xad], 'í'], ['what Excel writes on Windows', [0xed], 'í'], ['no text', [0x50, 0x4b, 0x00, 0xff], null],
])('a file of %s', (_case, bytes, text) => {
  expect(fileText(new Uint8Array(bytes).buffer)).toBe(text)
})
