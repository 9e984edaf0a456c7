import { describe, expect, test } from 'vitest'
import { readRoster } from './read-roster'

/** Players of a pasted text as 'number name position', '?' before those in doubt; then its other lines. */
async function read(text: string) {
  const { players, skipped, named } = await readRoster(text)
  return [
    ...players.map(({ number, name, position, unplaced, isDoubtful }) =>
      [isDoubtful ? '?' : '', number, name, position, unplaced && `[${unplaced}]`].filter(Boolean).join(' '),
    ),
    ...skipped.map((line) => `${line.reason}: ${line.text}`),
    ...named.flatMap(({ column, text: cell }) => (column === '' ? [] : [`${column}: ${cell}`])),
  ]
}

describe('names beside the title of a group are read as below it', () => {
  test.each<[line: string, expected: string[]]>([
    ['Suplentes: Eze, Maxi 14', ['Eze', '14 Maxi']],
    ['Suplentes: 12 - Eze', ['12 Eze']],
    ['Suplentes Eze, Maxi 14', ['Eze', '14 Maxi']],
    ['Titulares: Juan Pérez', ['Juan Pérez']],
    ['Titulares (2): 1 Juan Pérez y 4 Luis Mora', ['1 Juan Pérez', '4 Luis Mora']],
    ['*Confirmados*: Eze, Maxi y Lalo', ['Eze', 'Maxi', 'Lalo']],
    ['✅ Confirmados: Eze / Maxi', ['Eze', 'Maxi']],
    ['Convocados: Pérez, Juan; Mora, Luis', ['Juan Pérez', 'Luis Mora']],
    ['Van: Eze, Maxi', ['Eze', 'Maxi']],
    ['Banco: Eze, Maxi', ['Eze', 'Maxi']],
    ['Lista: Eze, Maxi', ['Eze', 'Maxi']],
    ['Arqueros: Eze y Maxi', ['Eze Arquero', 'Maxi Arquero']],
    ['Confirmados: 12', ['title: Confirmados: 12']],
    ['Confirmados: 12 jugadores', ['title: Confirmados: 12 jugadores']],
    ['Confirmados: sábado 10hs', ['title: Confirmados: sábado 10hs']],
    ['Lista: Promo 98', ['title: Lista: Promo 98']],
    ['Equipo: Los Pibes', ['title: Equipo: Los Pibes']],
    ['Faltan confirmar: Lalo', ['? Lalo']],
    ['Falta confirmar: Lalo y Beto', ['? Lalo', '? Beto']],
    ['No confirmaron: Lalo', ['? Lalo']],
    ['Pendientes: Lalo', ['? Lalo']],
    ['No van: Lalo, Beto', ['out: No van: Lalo Beto']],
    ['De viaje: Lalo', ['out: De viaje: Lalo']],
    ['Faltan pagar: Lalo y Beto', ['title: Faltan pagar: Lalo y Beto']],
    ['Cancha: Club San José', ['title: Cancha: Club San José']],
  ])('%s', async (line, expected) => {
    expect((await read(`10 Ana Ríos\n${line}`)).slice(1)).toEqual(expected)
  })
})

describe('a name with a mark of who does not come is no player', () => {
  const crosses = ['✗', '✘', '✖', '✖️', '❌', '✕', '☒', '🚫', '⛔', '👎', '☓', '╳', 'x', 'X', '×']
  test.each(crosses.flatMap((cross) => [`${cross} Juan Paz`, `4. ${cross} Juan Paz`, `• ${cross} Juan Paz`]))(
    '%s',
    async (line) => {
      const [first, ...rest] = await read(`10 Ana Ríos\n${line}`)
      expect(first).toBe('10 Ana Ríos')
      expect(rest).toEqual([expect.stringMatching(/^out: .*Juan Paz$/)])
    },
  )

  test.each([
    '❌Juan Paz',
    'Juan Paz ❌',
    '~Juan Paz~',
    '4. ~Juan Paz~',
    'J̶u̶a̶n̶ P̶a̶z̶',
    'Juan Paz - no',
    'Juan Paz no va',
    'Juan Paz no puede',
    'Juan Paz, baja',
    'Juan Paz baja',
    'Juan Paz (no está)',
    'Juan Paz: no viene',
  ])('%s', async (line) => {
    expect(await read(`10 Ana Ríos\n${line}`)).toEqual(['10 Ana Ríos', expect.stringMatching(/^out: .*Juan Paz/)])
  })

  test.each([
    '❓ Juan Paz',
    'Juan Paz 🤔',
    'Juan Paz ❔',
    '❎ Juan Paz',
    'Juan Paz, duda',
    'Juan Paz - lesionado',
    'Juan Paz (por ver)',
  ])('%s is in doubt', async (line) => {
    expect(await read(`10 Ana Ríos\n${line}`)).toEqual(['10 Ana Ríos', '? Juan Paz'])
  })

  test.each([
    '✅ Juan Paz',
    '✓ Juan Paz',
    '☑ Juan Paz',
    '✔️ Juan Paz',
    '[x] Juan Paz',
    '- [x] Juan Paz',
    'Juan Paz 👍',
  ])('%s comes', async (line) => {
    expect(await read(`10 Ana Ríos\n${line}`)).toEqual(['10 Ana Ríos', 'Juan Paz'])
  })

  test('a cross of its own heads those below it, and a check the next ones', async () => {
    expect(await read('✅\nAna Ríos\n❌\nJuan Paz\n✅\nLuis Mora')).toEqual([
      'Ana Ríos',
      'Luis Mora',
      'title: ✅',
      'out: ❌',
      'out: Juan Paz',
      'title: ✅',
    ])
  })

  test('reads an x before every name as a doubt, and an empty box as no mark', async () => {
    expect(await read('x Ana Ríos\nx Juan Paz')).toEqual(['? Ana Ríos', '? Juan Paz'])
    expect(await read('☐ Ana Ríos\n☐ Juan Paz')).toEqual(['Ana Ríos', 'Juan Paz'])
    expect(await read('✅ Ana Ríos\n⬜ Juan Paz')).toEqual(['Ana Ríos', '? Juan Paz'])
  })

  test("reads the answers of a column such as '¿Vas a jugar?'", async () => {
    expect(await read('Nº;Nombre;¿Vas a jugar?\n10;Ana Ríos;Sí\n4;Juan Paz;No\n7;Eva Luna;Tal vez')).toEqual([
      '10 Ana Ríos',
      '? 7 Eva Luna',
      'heading: Nº Nombre ¿Vas a jugar?',
      'out: 4 Juan Paz No',
    ])
  })
})

describe('numbers at the start of lines are their order where any line has a second one', () => {
  test.each<[text: string, expected: string[]]>([
    [
      '1. Juan Perez 10\n2. Ana Rios\n3. Beto Paz 7\n4. Carla Gil',
      ['10 Juan Perez', 'Ana Rios', '7 Beto Paz', 'Carla Gil'],
    ],
    ['1- Juan Perez\n2- Ana Rios (9)\n3- Beto Paz', ['Juan Perez', '9 Ana Rios', 'Beto Paz']],
    ['1. Juan 10\n2. Ana (baja)\n3. Beto', ['10 Juan', 'Beto', 'out: 2. Ana (baja)']],
    ['1. Juan 10\n2. Ana\nBeto\n3. Carla 4', ['10 Juan', 'Ana', 'Beto', '4 Carla']],
    ['1 Juan\n2 Ana\n3 Beto', ['1 Juan', '2 Ana', '3 Beto']],
    ['1 Juan\n4 Ana\n7 Beto 7', ['1 Juan', '4 Ana', '7 Beto [7]']],
  ])('%j', async (text, expected) => {
    expect(await read(text)).toEqual(expected)
  })
})

test.each([
  'BUENO MARTÍN',
  'Buendía Ana',
  'Vanesa Paz',
  'Juan Nota',
  'Bajas Luna Ana',
  'María de la Lista',
  'Capaz Gómez Luis',
  'Dudamel Gustavo',
  'Xavi Paz',
  'Noelia Paz',
  'Fede Luna (llega tarde)',
  'Fede Luna (llega 10 hs)',
])('%s is a name like any other', async (name) => {
  expect(await read(`4 Ana Ríos\n${name}`)).toEqual(['4 Ana Ríos', name])
})

describe('lines of a list that are no players', () => {
  test.each([
    'Hola a todos!',
    'Buen día, ahí va la lista',
    'Va la lista',
    'Les paso la lista del sábado',
    'Estimados:',
    'Somos 14',
    'Ya somos 12',
    'Abrazo!',
    'Nos vemos el sábado',
    'Cancha: Club San José, 10 hs',
    'Hora: 10:30',
    'Camisetas: las rojas',
    'Alias: torneo.promo.mp',
    'https://forms.gle/abc',
    'Faltan 2',
    '10 hs',
    'A las 9:30 hs',
    'Sábado 28/11',
  ])('%s', async (line) => {
    const [first, ...rest] = await read(`10 Ana Ríos\n${line}`)
    expect(first).toBe('10 Ana Ríos')
    expect(rest).toEqual([expect.stringMatching(/^(title|other): /)])
  })
})

describe('gloves beside a name are a goalkeeper', () => {
  test.each<[line: string, expected: string[]]>([
    ['🧤 Juan Paz', ['Juan Paz Arquero']],
    ['Juan Paz 🧤', ['Juan Paz Arquero']],
    ['1. 🧤 Juan Paz', ['1 Juan Paz Arquero']],
    ['1 - Juan Paz 🧤', ['1 Juan Paz Arquero']],
    ['🧤: Juan Paz', ['Juan Paz Arquero']],
    ['Juan Paz 🧤🧤', ['Juan Paz Arquero']],
    ['✅ Juan Paz 🧤', ['Juan Paz Arquero']],
    ['❓ Juan Paz 🧤', ['? Juan Paz Arquero']],
    ['Juan Paz 🧤 (C)', ['Juan Paz Capitán / Arquero']],
    ['Juan Paz 🧤 (arquero)', ['Juan Paz arquero']],
    ['Juana Paz 🧤 arquera', ['Juana Paz arquera']],
    ['1\t🧤\tJuan Paz', ['1 Juan Paz Arquero']],
    ['🧤 Arqueros: Juan Paz y Luis Mora', ['Juan Paz Arquero', 'Luis Mora Arquero']],
    ['🧤 Arqueros', ['title: Arqueros']],
    ['🧤 Lista Promo 98', ['title: Lista Promo 98']],
    ['🧤', ['other: 🧤']],
  ])('%s', async (line, expected) => {
    expect((await read(`10 Ana Ríos\n${line}`)).slice(1)).toEqual(expected)
  })

  test.each<[heads: string, cells: string, expected: string]>([
    ['Nº;Nombre;Puesto', '1;🧤 Juan Paz;', '1 Juan Paz Arquero'],
    ['Nº;Nombre;Puesto', '1;Juan Paz;🧤', '1 Juan Paz Arquero'],
    ['Nº;Nombre;Puesto', '1;Juan Paz 🧤;Arquero', '1 Juan Paz Arquero'],
    ['Nº;Nombre', '1 🧤;Juan Paz', '1 Juan Paz Arquero'],
  ])('%s: %s', async (heads, cells, expected) => {
    expect(await read(`${heads}\n${cells}`)).toEqual([expected, `heading: ${heads.replaceAll(';', ' ')}`])
  })
})

describe('a column of captains', () => {
  const readCell = async (cell: string, { head = 'Cap.', separator = '\t' } = {}) => {
    const rows = [['Nº', 'Nombre', head], ['10', 'Ana Ríos', cell], ['4', 'Sol Paz', '']] // prettier-ignore
    return (await read(rows.map((row) => row.join(separator)).join('\n'))).filter((one) => !one.startsWith('heading'))
  }

  test.each(['Cap.', 'CAP', 'Capitán', 'Capitana', 'Capitán/a', 'C', '(C)', '¿Es capitán?'])('%s', async (head) => {
    expect(await readCell('X', { head })).toEqual(['10 Ana Ríos Capitán', '4 Sol Paz'])
  })

  test.each(['X', 'x', 'Sí', 'si', 'S', 'C', '(C)', 'Capitán', '✓', '✔️', '✅', '☑', '⭐', 'VERDADERO'])(
    '%s is the captain',
    async (cell) => {
      for (const separator of ['\t', ';', ','])
        expect(await readCell(cell, { separator })).toEqual(['10 Ana Ríos Capitán', '4 Sol Paz'])
    },
  )

  test.each(['No', '-', '—', '❌', '✗', '☐', 'FALSO'])('%s is no captain, and comes', async (cell) => {
    expect(await readCell(cell)).toEqual(['10 Ana Ríos', '4 Sol Paz'])
  })

  test.each(['Beto', '1', 'segunda'])('%j is named as left out', async (cell) => {
    expect(await readCell(cell)).toEqual(['10 Ana Ríos', '4 Sol Paz', `Cap.: ${cell}`])
  })

  test.each([
    'C\tNombre\nx\tAna Ríos\n\tSol Paz',
    'Nombre,C\n"Ríos, Ana",✅\nSol Paz,',
    'C;Nombre\n✓;Ana Ríos\n;Sol Paz',
  ])('%j', async (text) => {
    expect((await read(text)).slice(0, 2)).toEqual(['Ana Ríos Capitán', 'Sol Paz'])
  })

  test('leaves the mark of a captain in the name', async () => {
    expect((await read('Nombre;C;Puesto\nAna Ríos (C);X;Arquera')).slice(0, 1)).toEqual(['Ana Ríos Arquera / Capitán'])
  })
})
