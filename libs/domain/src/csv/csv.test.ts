import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText } from '../format/search'
import { fileText } from '../roster/file-text'
import type { CsvSide } from './csv-fixture'
import { dayOrderOf, readCsvMoment, readCsvTime } from './csv-moments'
import { readFixtures } from './read-fixtures'
import { readPlayers } from './read-players'
import { readTeams } from './read-teams'
import { writeFixtures, writePlayers, writeTeams } from './write-csv'

const sports = [
  'Fútbol 11',
  'Vóley',
  'Básquet Damas',
  'Mixto C',
  'Fútbol 11 - Zona A',
  'Futbol 11 Varones',
  'Padel',
].map((name) => ({ id: name, name }))
const team = (name: string, sportId = 'Fútbol 11') => ({ id: `${sportId}/${name}`, name, sportId })
const usual = ['Promo 1998', 'Promo 2004', 'Promo 2001', 'Promo 1995'].map((name) => team(name))

const sampleOf = (name: string): string => {
  const bytes = readFileSync(new URL(`samples/${name}`, import.meta.url))
  return fileText(Uint8Array.from(bytes).buffer) ?? ''
}
const nameOf = (side: CsvSide) =>
  'place' in side ? `<${side.place}>` : side.teamId.slice(side.teamId.indexOf('/') + 1)
const read = (text: string, teams = usual) => readFixtures(text, { sports, teams, year: 2025 })
/** Reasons of rows that are no match. */
const notMatches = /no es un partido|fecha libre|es el mismo partido/
const listed = (text: string, teams = usual) => {
  const { fixtures, errors, named } = read(text, teams)
  return {
    fixtures: fixtures.map(({ row, date, time, field, home, away }) =>
      [row, date, time, field, `${nameOf(home)} - ${nameOf(away)}`].join(' | '),
    ),
    errors: errors.map(({ row, column, message }) => `${row} ${column}: ${message}`),
    skipped: [...new Set(named.flatMap(({ row, why }) => (notMatches.test(why) ? [row] : [])))],
  }
}

/** Usual teams in another sport. */
const inSport = (sportId: string) => usual.map(({ name }) => team(name, sportId))

test('an unknown sport proposes the longer names, and does not blame its teams', () => {
  const teams = [...usual, ...inSport('Futbol 11 Varones')]
  const text = 'Fecha;Hora;Deporte;Local;Visitante\n15/11/2025;9:00;fútbol;Promo 1998;Promo 2004'
  expect(listed(text, teams).errors).toEqual([
    "2 Deporte: No existe 'fútbol': ¿es Fútbol 11 o Fútbol 11 - Zona A o Futbol 11 Varones?",
  ])
})

describe('fixtures of real sheets', () => {
  test.each<[file: string, teams: readonly ReturnType<typeof team>[], expected: Partial<ReturnType<typeof listed>>]>([
    [
      '01-sportsengine-season-games.csv',
      inSport('Fútbol 11 - Zona A'),
      {
        fixtures: [
          '2 | 2025-11-15 | 09:00 | Cancha 1 | Promo 1998 - Promo 2004',
          '3 | 2025-11-15 | 09:50 | Cancha 1 | Promo 2001 - Promo 1995',
          '4 | 2025-11-15 | 14:30 | Cancha 2, predio norte | Promo 1998 - Promo 2001',
          '5 | 2025-11-16 | 00:00 |  | Promo 2004 - Promo 1995',
        ],
        errors: [],
      },
    ],
    [
      '02-sportsengine-schedule-upload.csv',
      usual,
      { errors: ["2 Team1_ID: No existe '5100011'", "3 Team1_ID: No existe '5100012'"], skipped: [4] },
    ],
    [
      '03-teamsnap-org-schedule.csv',
      usual,
      {
        fixtures: [
          '2 | 2025-11-15 | 09:00 | Predio del colegio · Cancha 1 | Promo 1998 - Promo 2004',
          '3 | 2025-11-15 | 09:50 | Predio del colegio · Cancha 1 | Promo 2001 - Promo 1995',
        ],
        errors: [],
        skipped: [4],
      },
    ],
    [
      '04-topscore-schedule-no-heading.csv',
      usual,
      {
        fixtures: [
          '1 | 2025-11-15 | 09:00 | Cancha 1 | Promo 1998 - Promo 2004',
          '2 | 2025-11-15 | 09:50 | Cancha 1 | Promo 2001 - Promo 1995',
        ],
        errors: [],
      },
    ],
    [
      '05-spordle-import-semicolon.csv',
      usual,
      {
        fixtures: [
          '2 | 2025-11-15 | 09:00 | Cancha 1 | Promo 1998 - Promo 2004',
          '3 | 2025-11-15 | 09:50 | Cancha 1 | Promo 2001 - Promo 1995',
          '4 | 2025-11-16 | 16:00 | Cancha 1 | <1A> - <2B>',
        ],
        errors: [],
      },
    ],
    [
      '08-sportspress-fixtures-no-heading.csv',
      usual,
      {
        fixtures: [
          '1 | 2025-11-15 | 09:00 | Cancha 1 | Promo 1998 - Promo 2004',
          '2 | 2025-11-15 | 09:50 | Cancha 1 | Promo 2001 - Promo 1995',
        ],
        errors: [],
      },
    ],
    [
      '10-uteammate-pipe.txt',
      usual,
      { fixtures: ['2 | 2025-11-15 | 09:00 | Cancha 1 | Promo 1998 - Promo 2004'], errors: [], skipped: [3] },
    ],
    [
      '11-daysmart-events.csv',
      usual,
      {
        fixtures: [],
        errors: [
          "2 Home Team ID: No existe '101'",
          "2 Away Team ID: No existe '104'",
          "3 Home Team ID: No existe '102'",
          "3 Away Team ID: No existe '103'",
          "4 Home Team ID: No existe '12'",
          '4 Away Team ID: Falta Visitante',
        ],
      },
    ],
    [
      '12-es-equipo1-equipo2.csv',
      inSport('Futbol 11 Varones'),
      {
        fixtures: [
          '2 | 2025-11-15 | 09:00 | 1 | Promo 1998 - Promo 2004',
          '3 | 2025-11-15 | 09:50 | 1 | Promo 2001 - Promo 1995',
        ],
        errors: [],
      },
    ],
    [
      '13-es-club-local-visita-jornada.csv',
      inSport('Básquet Damas'),
      { fixtures: ['2 | 2025-11-15 | 09:00 | Cancha 1 | Promo 1998 - Promo 2004'], errors: [], skipped: [3] },
    ],
    [
      '14-es-padel-parejas.csv',
      ['Demo / Prueba (98)', 'Inventado / Ejemplo (04)', 'Muestra / Ficticio (01)'].map((name) =>
        team(name, 'Mixto C'),
      ),
      {
        fixtures: [
          '2 | 2025-11-15 | 09:00 | Pádel 1 | Demo / Prueba (98) - Inventado / Ejemplo (04)',
          '3 | 2025-11-15 | 10:30 | Pádel 1 | Demo / Prueba (98) - Muestra / Ficticio (01)',
          '4 | 2025-11-16 | 16:00 | Pádel 2 | <1º Zona A> - <2º Zona B>',
        ],
        errors: [],
      },
    ],
    [
      '15-latam-sheet-windows1252.csv',
      [
        ...usual.filter(({ name }) => name !== 'Promo 2001'),
        team("Promo '01"),
        team("Promo '98", 'Vóley'),
        team('Promo 2004', 'Vóley'),
      ],
      {
        fixtures: ["7 | 2025-11-15 | 15:30 | 1 | Promo '98 - Promo 2004", '8 | 2025-11-16 |  |  | <1° A> - <2° B>'],
        errors: [
          "4 Local: No existe 'Promo '98': ¿es Promo 1998?",
          "4 Visitante: No existe 'Promo '04': ¿es Promo 2004?",
          "5 Visitante: No existe 'Promo '95': ¿es Promo 1995?",
        ],
        skipped: [6],
      },
    ],
    [
      '16-latam-round-blocks.csv',
      [...usual, team('Promo 1988')],
      {
        fixtures: [
          '3 |  | 10:00 | 1 | Promo 1998 - Promo 2004',
          '4 |  | 10:00 | 2 | Promo 2001 - Promo 1995',
          '9 |  | 11:00 | 1 | Promo 2004 - Promo 1988',
          '10 |  | 11:00 | 2 | Promo 1998 - Promo 2001',
        ],
        errors: [],
      },
    ],
    [
      '17-bad-rows.csv',
      usual,
      {
        fixtures: [],
        errors: [
          '2 Visitante: El mismo equipo de los dos lados',
          "3 Fecha: '31/11/2025' no es una fecha",
          "4 Hora: '25:10' no es una hora",
          "5 Fecha: '11/15/2025' no es una fecha",
          "6 Local: No existe 'Promo 2010'",
          "7 Local: No existe 'Promo 98': ¿es Promo 1998?",
          "8 Deporte: No existe 'Quidditch'",
          '9 Visitante: Falta Visitante',
          "10 Fila: Sobra 'sobra'",
          '11 Fila: Comillas sin cerrar',
        ],
      },
    ],
  ])('%s', (file, teams, expected) => {
    expect(listed(sampleOf(file), [...teams])).toMatchObject(expected)
  })

  test('know the round of their block', () => {
    const { fixtures } = read(sampleOf('16-latam-round-blocks.csv'), [...usual, team('Promo 1988')])
    expect(fixtures.map(({ round }) => round)).toEqual([1, 1, 2, 2])
  })

  test.each(['', '\n\n', ';;;\n', 'Hola\n', '06-sportsengine-tourney-roster.tsv'])(
    '%j is no sheet of fixtures',
    (text) => {
      const { fixtures, errors } = read(text.endsWith('tsv') ? sampleOf(text) : text)
      expect([fixtures.length, errors.length]).toEqual([0, 1])
    },
  )

  test('read the same in UTF-16, as Excel saves a text', () => {
    const text = sampleOf('14-es-padel-parejas.csv')
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
    expect(fileText(Uint8Array.from(bytes).buffer)?.replace('\uFEFF', '')).toBe(text.replace('\uFEFF', ''))
  })
})

describe('teams and players of real sheets', () => {
  const promotions = [1998, 2004].map((year) => ({ id: `p${year}`, name: `Promoción ${year}`, year }))
  const context = { sports: [...sports, { id: 'Padel Mixto', name: 'Padel Mixto' }], promotions }

  test.each<[file: string, expected: readonly string[]]>([
    [
      '07-sportsengine-tourney-teams.csv',
      [
        'Promo 1998 | Fútbol 11 | p1998',
        'Promo 1998 B | Fútbol 11 | p1998',
        'Promo 2004 "Los Pibes" | Padel Mixto | p2004',
      ],
    ],
    [
      '09-sportspress-teams.csv',
      ['Promo 1998 | Fútbol 11 | p1998', 'Promo 1998 | Padel | p1998', 'Promo 2004 | Fútbol 11 | p2004'],
    ],
  ])('%s', (file, expected) => {
    const { teams, errors } = readTeams(sampleOf(file), context)
    expect(teams.map(({ name, sportId, promotionId }) => `${name} | ${sportId} | ${promotionId}`)).toEqual(expected)
    expect(errors).toEqual([])
  })

  test('teams say what is missing', () => {
    const text =
      'Equipo;Deporte;Promoción\n;Vóley;1998\nLos Pibes;;1998\nLos Pibes;Ajedrez;1998\nLos Pibes;Vóley;1950\n'
    expect(readTeams(text, context).errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      '2 Equipo: Falta Equipo',
      '3 Deporte: Falta Deporte',
      "4 Deporte: No existe 'Ajedrez'",
      "5 Promoción: No existe '1950'",
    ])
  })

  test.each<[text: string, expected: string]>([
    ['1998', 'p1998'],
    ["'98", 'p1998'],
    ['Promo 98', 'p1998'],
    ['2098', "No existe '2098'"],
    ['1898', "No existe '1898'"],
    ['Promo 25', "No existe 'Promo 25': ¿es Promo 1925 o Promo 2025?"],
    ['2025', 'p2025'],
    ['Los de siempre', "No existe 'Los de siempre'"],
    ['1998 (los del 98)', 'p1998'],
    ['Promo 98 Fútbol 11', 'p1998'],
    ...['98 y 25', '1998/2025', '98-25', "'98/'25", 'Promos 98, 01', '1998 a 2001', '98/99'].map(
      (text): [string, string] => [text, `'${text}' dice más de una promoción: elige cuál`],
    ),
  ])('the promotion of %j is %j', (text, expected) => {
    const promotions = [1998, 1925, 2025].map((year) => ({ id: `p${year}`, name: `Promo ${year}`, year }))
    const read = (chosen?: ReadonlyMap<string, string>) =>
      readTeams(`Equipo;Deporte;Promoción\nLos Pibes;Vóley;${text}`, { sports, promotions, ...(chosen && { chosen }) })
    const { teams, errors, unknownPromotions } = read()
    expect(teams[0]?.promotionId ?? errors[0]?.message).toBe(expected)
    expect(unknownPromotions).toEqual(teams.length > 0 ? [] : [text])
    expect(read(new Map([[text, 'p1998']])).teams).toMatchObject([{ promotionId: 'p1998' }])
  })

  test('06-sportsengine-tourney-roster.tsv', () => {
    const { players, errors } = readPlayers(sampleOf('06-sportsengine-tourney-roster.tsv'), { sports, teams: usual })
    expect(players.map(({ name, number, position }) => `${number} ${name} ${position}`)).toEqual([
      '1 Juan Pérez Demo GK',
      "4 Luis Ángel D'Inventado DF",
      '00 Ana María De la Prueba ',
    ])
    expect(errors).toEqual([])
  })

  test('players of unknown teams, and without a name, are errors', () => {
    const text = 'Equipo,Deporte,Número,Nombre\nPromo 98,,1,Ana Paz\nPromo 1998,Ajedrez,1,Ana Paz\nPromo 1998,,7,\n'
    const { errors } = readPlayers(text, { sports, teams: usual })
    expect(errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      "2 Equipo: No existe 'Promo 98': ¿es Promo 1998?",
      "3 Deporte: No existe 'Ajedrez'",
      '4 Nombre: Falta Nombre',
    ])
  })
})

describe('cells', () => {
  test.each<[cell: string, date: string | null]>([
    ['15/11/2025', '2025-11-15'],
    ['5/1/26', '2026-01-05'],
    ['15.11.25', '2025-11-15'],
    ['15-11', '2025-11-15'],
    ['2025-11-15', '2025-11-15'],
    ['2025-11-15 00:00:00', '2025-11-15'],
    ['29/2/2025', null],
    ['15 de noviembre', '2025-11-15'],
    ['45976', '2025-11-15'],
    ['', null],
  ])('%j is the day %j', (cell, date) => expect(readCsvMoment(cell, 'dmy', 2025)?.date ?? null).toBe(date))

  test.each<[cell: string, time: string | null]>([
    ['9:00', '09:00'],
    ['9.00', '09:00'],
    ['9 hs', '09:00'],
    ['9.30 hs', '09:30'],
    ['21h', '21:00'],
    ['21h30', '21:30'],
    ['09:00:00', '09:00'],
    ['03:30 PM', '15:30'],
    ['12:00 a. m.', '00:00'],
    ['12:15 p.m.', '12:15'],
    ['24:00', null],
    ['13:00 PM', null],
    ['9:75', null],
    ['mañana', null],
  ])('%j is the hour %j', (cell, time) => expect(readCsvTime(cell)).toBe(time))

  test('the whole column settles the order of day and month', () => {
    expect(dayOrderOf(['01/02/2025', '13/02/2025'])).toBe('dmy')
    expect(dayOrderOf(['01/02/2025', '02/13/2025'])).toBe('mdy')
    expect(dayOrderOf(['01/02/2025'])).toBe('dmy')
  })
})

const cell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('=1+1', '@SUM(A1)', '-2', '+54 9', "'=x", "''+", 'a;b', 'a,b', '"', 'a"b', 'dos\nlíneas', 'Ñandú'),
  )
  .map((text) => text.replace(/\r/g, '').trim())
const name = cell.map((text) => `${text} N`)

test('fixtures that were written are read as they were, whatever their names contain', () => {
  const rows = fc.array(
    fc.record({
      date: fc
        .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      time: fc.constantFrom('', '09:00', '23:59', '00:30'),
      field: cell,
      phase: cell,
      zone: cell,
      round: fc.constantFrom('', '1', '12'),
      home: name.map((text) => `= ${text}`),
      away: name.map((text) => `A ${text}`),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(rows, (list) => {
      const teams = [...new Set(list.flatMap(({ home, away }) => [home, away]))].map((text) => ({
        ...team(text),
        id: text,
      }))
      const isAmbiguous = teams.some(
        (one, index) => teams.findIndex(({ name: other }) => same(one.name, other)) !== index,
      )
      fc.pre(!isAmbiguous)
      const text = writeFixtures(list.map((row) => ({ ...row, sport: 'Fútbol 11' })))
      const { fixtures, errors } = readFixtures(text, { sports, teams, year: 1990 })
      expect(errors).toEqual([])
      expect(
        fixtures.map(({ row: _row, start: _start, sportId: _sport, doubt: _doubt, ...fixture }) => fixture),
      ).toEqual(
        list.map((row) => ({
          ...row,
          isFriendly: false,
          round: row.round === '' ? null : Number(row.round),
          home: { teamId: row.home },
          away: { teamId: row.away },
        })),
      )
    }),
  )
})

test('teams and players that were written are read as they were, whatever their names contain', () => {
  const stored = name.map((text) => text.trim())
  const names = fc.uniqueArray(stored, { minLength: 1, maxLength: 6, selector: plain })
  const player = fc.record({ number: fc.integer({ min: 1, max: 99 }).map(String), name: stored, position: cell })
  fc.assert(
    fc.property(names, fc.array(player, { maxLength: 6 }), (all, players) => {
      const [promotion] = [{ id: 'p', name: 'Promo 98', year: 1998 }]
      const written = writeTeams(all.map((one) => ({ name: one, sport: 'Vóley', promotion: promotion.name })))
      const read = readTeams(written, { sports, promotions: [promotion] })
      expect(read).toMatchObject({ errors: [], unknownPromotions: [] })
      expect(read.teams.map((one) => one.name)).toEqual(all)
      const [first = ''] = all
      const context = { sports, teams: [{ ...team(first), id: 't' }] }
      const text = writePlayers(players.map((one) => ({ ...one, team: first, sport: '' })))
      const back = readPlayers(text, context)
      expect(back.errors).toEqual([])
      expect(back.players.map(({ number, name: own, position }) => ({ number, name: own, position }))).toEqual(players)
    }),
  )
})

/** Names that differ in case, accents and blanks only name the same team. */
const plain = (name: string) => plainText(name).replace(/\s+/g, ' ').trim()
const same = (one: string, other: string) => plain(one) === plain(other)

test('no cell of a written file runs as a formula', () => {
  const text = writeTeams([{ name: '=HYPERLINK("x")', sport: '+1', promotion: '@a' }])
  const players = writePlayers([{ team: '-1', sport: '\t=1', number: '7', name: '=1', position: '' }])
  for (const one of `${text}\n${players}`.split(/[\n;]/))
    expect(one.replace(/^\uFEFF?"?/, '')).not.toMatch(/^[=+\-@\t]/)
})

test('each of 5,000 wrong rows is found, with its number', () => {
  const rowsOf = (count: number) =>
    [
      'Fecha,Hora,Local,Visitante',
      ...Array.from({ length: count }, () => '15/11/2025,9 hs,Promo 1998,Promo 2010'),
    ].join('\n')
  const { errors } = read(rowsOf(5_000))
  expect(errors).toHaveLength(5_000)
  expect(errors.at(-1)).toEqual({ row: 5_001, column: 'Visitante', message: "No existe 'Promo 2010'" })
})
