import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesIn, readRoster } from './read-roster'
import { rosterCsv } from './roster-csv'

const words = async (text: string) =>
  (await readRoster(text)).players.map(({ number, name, position, unplaced }) =>
    [number, name, position, ...(unplaced === '' ? [] : [`? ${unplaced}`])].join(' | '),
  )
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
    [
      'a heading, and lines that do not mind it',
      'Número;Nombre;Posición\n10;Ana Ríos;Delantera\n4 - Luis Mora - Defensor',
    ],
    ['a heading, and a line in another order', 'Número;Nombre;Posición\n10;Ana Ríos;Delantera\nLuis Mora\t4\tDefensor'],
    ['a heading with two names', 'N°,Apellido,Nombre,Puesto\n10,Ríos,Ana,Delantera\n4,Mora,Luis,Defensor'],
    ['surnames first, and no heading', 'Ríos, Ana, 10, Delantera\nMora, Luis, 4, Defensor'],
    [
      'a title, and a heading under it',
      'Lista Promo 98\n\nN°\tApellido y Nombre\tPuesto\n10\tRíos, Ana\tDelantera\n4\tMora, Luis\tDefensor',
    ],
    ['slashes', 'N° / Apellido y Nombre / Puesto\n10 / Ríos, Ana / Delantera\n4 / Mora, Luis / Defensor'],
    ['slashes without blanks', 'Nro/Nombre/Apellido/Posición\n10/Ana/Ríos/Delantera\n4/Luis/Mora/Defensor'],
    [
      'the stamps of a chat',
      '[21:03, 14/11/2025] Carlos: 10 Ana Ríos Delantera\n[21:04, 14/11/2025] Carlos: 4, Luis Mora, Defensor',
    ],
    [
      'the stamps of another telephone',
      '14/11/25, 21:03 - Carlos: 10 Ana Ríos (Delantera)\n14/11/25, 21:03 - Carlos: 4 Luis Mora (Defensor)',
    ],
    ['bullets', '• 10 Ana Ríos Delantera\n- 4 Luis Mora Defensor'],
    ['empty columns at the end', 'Nro\tNombre\tPosición\t\n10\tAna Ríos\tDelantera\t\n4\tLuis Mora\tDefensor\t'],
    ['a heading, and a shorter line', 'Nro,Nombre,Apellido,Puesto\n10,Ana,Ríos,Delantera\n4,Luis Mora,Defensor'],
  ])('is read when it has %s', async (_case, text) => {
    expect(await words(text)).toEqual(both)
  })

  // Lists copied in practice, one each.
  test.each<[text: string, read: string[], titles?: string[]]>([
    [
      'Nro\tNombre\tApellido\tPosición\tDNI\n1\tJuan\tPérez\tArquero\t30123456\n2\tLuis\tMora\tDefensor\t',
      ['1 | Juan Pérez | Arquero', '2 | Luis Mora | Defensor', '2 DNI: 30123456'],
    ],
    [
      'Nro/Nombre/Apellido/Posición/DNI\n1/Juan/Pérez/Arquero/30123456',
      ['1 | Juan Pérez | Arquero', '2 DNI: 30123456'],
    ],
    [
      'Nro,Nombre,Apellido,Posición,DNI\n,Juan,Pérez,Arquero,30123456\n1,Ana,Ríos,Base',
      [' | Juan Pérez | Arquero', '1 | Ana Ríos | Base', '2 DNI: 30123456'],
    ],
    ['N° / Apellido y Nombre / Puesto\n1 / Pérez Juan / Arquero', ['1 | Pérez Juan | Arquero']],
    ['Pérez, Juan, 1, Arquero', ['1 | Juan Pérez | Arquero']],
    ['Mediocampista central\tLuis Mora\t5', ['5 | Luis Mora | Mediocampista central']],
    ['[21:03, 14/11/2025] Carlos: 1 Juan Pérez arquero', ['1 | Juan Pérez | arquero']],
    [
      '[21:03, 14/11/2025] Carlos: Lista Promo 98\n1 Juan Pérez arquero\n[21:04, 14/11/2025] Carlos: 2 Luis Mora defensor',
      ['1 | Juan Pérez | arquero', '2 | Luis Mora | defensor'],
      ['Lista Promo 98'],
    ],
    ['• 11 Mía Sol', ['11 | Mía Sol | ']],
    ['*7* Beto', ['7 | Beto | ']],
    ['- 9 Leo Paz', ['9 | Leo Paz | ']],
    ['Nº 10 Ana', ['10 | Ana | ']],
    [
      'Lista Promo 98\n1 Juan Pérez arquero\nSuplentes:\n12 Ana Ríos arquera',
      ['1 | Juan Pérez | arquero', '12 | Ana Ríos | arquera'],
      ['Lista Promo 98', 'Suplentes:'],
    ],
    ['Juan Pérez (arquero)', [' | Juan Pérez | arquero']],
    ['1. Esteban Coria (Arquero)', ['1 | Esteban Coria | Arquero']],
    ['Número,Nombre,Posición,DNI\n1,"Pérez, Juan",Arquero,30123456', ['1 | Juan Pérez | Arquero', '2 DNI: 30123456']],
    ['Número,Nombre,Posición\n1,Juan,Arquero,30123456', ['1 | Juan | Arquero | ? 30123456']],
  ])('%j loses nothing', async (text, read, titles = []) => {
    const { named } = await readRoster(text)
    const cells = named.flatMap(({ row, column, text: cell }) => (column === '' ? [] : [`${row} ${column}: ${cell}`]))
    expect([...(await words(text)), ...cells]).toEqual(read)
    expect((await readRoster(text)).skipped.flatMap((line) => (line.reason === 'title' ? line.text : []))).toEqual(
      titles,
    )
  })

  test('keeps what it cannot read as it is, to be corrected', async () => {
    expect(await words('12.7, Ana, Base\nSolo un nombre')).toEqual(['12.7 | Ana | Base', ' | Solo un nombre | '])
  })

  test('has no players when it is blank', async () => {
    expect(await readRoster(' \n\n')).toMatchObject({ players: [], skipped: [], hasOrder: false })
    expect(linesIn('a\r\n\r\n b\n')).toBe(2)
  })
})

describe('a CSV of ours', () => {
  test('starts with the mark that Excel asks for, names its columns, and runs no formula', async () => {
    expect(rosterCsv([{ number: 7, name: '=HYPERLINK("x")', position: 'Base; o ala' }])).toBe(
      '\uFEFFNúmero;Nombre;Posición\r\n7;"\'=HYPERLINK(""x"")";"Base; o ala"\r\n',
    )
  })

  test('imports an earlier file that is separated by commas', async () => {
    expect(await words('Número,Nombre,Posición\r\n7,"Pérez, Ana; la Toto",Base\r\n')).toEqual([
      '7 | Pérez, Ana; la Toto | Base',
    ])
  })

  test('imports again to the same list, whatever the names hold', async () => {
    const cell = fc
      .oneof(
        fc.string({ minLength: 1, maxLength: 12 }),
        fc.constantFrom(
          'Base',
          '-',
          "'=1",
          '10 - Ana',
          'a;b;c;d',
          'José "Toto" Núñez',
          '"',
          'Ana\tRíos',
          '@ana',
          'Número',
          'x\ny',
        ),
      )
      .map((text) => text.trim())
      .filter((text) => text !== '')
    const players = fc.array(fc.record({ number: fc.integer({ min: 1, max: 99 }), name: cell, position: cell }), {
      minLength: 1,
      maxLength: 15,
    })
    await fc.assert(
      fc.asyncProperty(players, async (list) => {
        const { players: read, skipped } = await readRoster(rosterCsv(list))
        expect(read).toEqual(list.map((player) => ({ ...player, number: String(player.number), unplaced: '' })))
        expect(skipped).toEqual([{ text: 'Número Nombre Posición', reason: 'heading', row: 1 }])
      }),
      { numRuns: 300 },
    )
  })
})
