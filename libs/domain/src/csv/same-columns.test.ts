import { expect, test } from 'vitest'
import { fixtureColumns, playerTeamColumns, teamColumns, type ColumnWords } from './csv-columns'
import type { CsvError } from './csv-error'
import type { Account } from './left-out'
import { readFixtures } from './read-fixtures'
import { readPlayers } from './read-players'
import { readTeams } from './read-teams'

const sports = ['Fútbol 11', 'Vóley'].map((name) => ({ id: name, name }))
const teams = ['Promo 98', 'Promo 01', 'Promo 85'].map((name) => ({ id: name, name, sportId: 'Fútbol 11' }))
const promotions = [1998, 2001].map((year) => ({ id: String(year), name: `Promo ${year}`, year }))

interface Read extends Account {
  readonly errors: readonly CsvError[]
  readonly items: string
}

/** A kind of files: its reader, a row that it reads, and other values for its columns. */
interface Kind {
  readonly read: (text: string) => Read
  readonly row: Readonly<Record<string, string>>
  readonly others: Readonly<Record<string, string>>
}

const fixtures: Kind = {
  read: (text) => {
    const { fixtures: items, ...read } = readFixtures(text, { sports, teams, year: 2026 })
    return { ...read, items: JSON.stringify(items) }
  },
  row: {
    fecha: '28/11/2026',
    hora: '9:00',
    cancha: 'Cancha 1',
    deporte: 'Fútbol 11',
    fase: 'Liga',
    zona: 'Zona A',
    ronda: '3',
    local: 'Promo 98',
    visitante: 'Promo 01',
  },
  others: {
    fecha: '29/11/2026',
    hora: '10:00',
    cancha: 'Gimnasio',
    deporte: 'Libres',
    fase: 'Copa',
    zona: 'Zona B',
    ronda: '4',
    local: 'Promo 85',
    visitante: 'Promo 85',
  },
}
const { local: _local, visitante: _visitante, ...withoutSides } = fixtures.row
const matches: Kind = {
  ...fixtures,
  read: (text) => {
    const { fixtures: found, ...read } = readFixtures(text, { sports, teams, year: 2026 })
    const sides = found.map(({ home, away }) => [home, away].map((one) => Object.values(one).join()).join(' vs '))
    return { ...read, items: JSON.stringify([found, sides]) }
  },
  row: { ...withoutSides, partido: 'Promo 98 vs Promo 01' },
  others: { ...fixtures.others, partido: 'Promo 85 vs Promo 01' },
}
const teamsOf: Kind = {
  read: (text) => {
    const { teams: items, ...read } = readTeams(text, { sports, promotions })
    return { ...read, items: JSON.stringify(items) }
  },
  row: { equipo: 'Los Pibes', deporte: 'Vóley', promocion: '1998' },
  others: { equipo: 'Juan Soto', deporte: 'Libres', promocion: 'Club' },
}
const players: Kind = {
  read: (text) => {
    const { players: items, ...read } = readPlayers(text, { sports, teams })
    return { ...read, items: JSON.stringify(items) }
  },
  row: { equipo: 'Promo 98', deporte: 'Fútbol 11', jugador: 'Ana Ríos', camiseta: '10' },
  others: { equipo: 'Los Pibes', deporte: 'Libres' },
}

const wordsOf = <Column extends string>(words: ColumnWords<Column>, ...columns: Column[]): string[] =>
  columns.flatMap((column) => [words[column]].flat().flatMap(({ source }: RegExp) => source.match(/[a-z0-9]+/g) ?? []))

test.each<[meaning: string, kind: Kind, words: readonly string[]]>([
  ['fecha', fixtures, wordsOf(fixtureColumns, 'date', 'moment')],
  ['hora', fixtures, wordsOf(fixtureColumns, 'time')],
  ['cancha', fixtures, wordsOf(fixtureColumns, 'location', 'field')],
  ['deporte', fixtures, wordsOf(fixtureColumns, 'sport')],
  ['fase', fixtures, wordsOf(fixtureColumns, 'phase')],
  ['zona', fixtures, wordsOf(fixtureColumns, 'zone')],
  ['ronda', fixtures, wordsOf(fixtureColumns, 'round')],
  ['local', fixtures, wordsOf(fixtureColumns, 'home')],
  ['visitante', fixtures, wordsOf(fixtureColumns, 'away')],
  ['partido', matches, wordsOf(fixtureColumns, 'match')],
  ['fecha', matches, wordsOf(fixtureColumns, 'date', 'moment')],
  ['equipo', teamsOf, wordsOf(teamColumns, 'name')],
  ['deporte', teamsOf, wordsOf(teamColumns, 'sport')],
  ['promocion', teamsOf, wordsOf(teamColumns, 'promotion')],
  ['equipo', players, wordsOf(playerTeamColumns, 'team')],
  ['deporte', players, wordsOf(playerTeamColumns, 'sport')],
])('two columns that both mean %s lose nothing', (meaning, { read, row, others }, words) => {
  const [value = '', other = ''] = [row[meaning], others[meaning]]
  const rest = Object.entries(row).filter(([column]) => column !== meaning)
  const sheet = (heads: readonly string[], cells: readonly string[]) =>
    read(
      [[...heads, ...rest.map(([head]) => head)].join(';'), [...cells, ...rest.map(([, cell]) => cell)].join(';')].join(
        '\n',
      ),
    )
  const alone = sheet([meaning], [value])
  expect(alone.errors).toEqual([])
  for (const first of words)
    for (const second of words.filter((word) => word !== first)) {
      const heads = [first, second]
      for (const cells of [
        [value, ''],
        ['', value],
        [value, value],
      ]) {
        const { items, errors } = sheet(heads, cells)
        expect([heads, cells, items, errors]).toEqual([heads, cells, alone.items, []])
      }
      for (const cells of [
        [value, other],
        [other, value],
      ]) {
        const { items, errors, named } = sheet(heads, cells)
        for (const cell of cells) {
          const isHeard = items.includes(cell) || (cell === value && items === alone.items)
          expect([heads, cells, cell, isHeard || errors.length > 0 || named.some(({ text }) => text === cell)]).toEqual(
            [heads, cells, cell, true],
          )
        }
      }
    }
})

test.each<[heads: string, cells: string, expected: string]>([
  ['Fecha;Hora;Lugar;Cancha', '28/11/2026;9:00;Predio;Cancha 1', '2026-11-28 09:00 Predio · Cancha 1'],
  ['Fecha;Hora;Cancha;Sede', '28/11/2026;9:00;1;Predio', '2026-11-28 09:00 Predio · 1'],
  ['Día;Fecha;Hora;Cancha', 'Sábado;28/11/2026;9:00;1', '2026-11-28 09:00 1'],
  ['Fecha;Día;Hora;Cancha', '46354;sáb.;9:00;1', '2026-11-28 09:00 1'],
  ['Día;Fecha;Hora;Cancha', 'Viernes;28/11/2026;9:00;1', '2026-11-28 09:00 1 El 28/11/2026 no es Viernes'],
  ['Fecha;Fecha y hora;Cancha', '28/11/2026;28/11/2026 9:00;1', '2026-11-28 09:00 1'],
  ['Fecha;Fecha y hora;Cancha', '1;28/11/2026 9:00;1', '2026-11-28 09:00 1 fecha 1'],
  ['Fecha;Fecha y hora;Hora;Cancha', ';28/11/2026 9:00;9:00;1', '2026-11-28 09:00 1'],
  ['Hora;Fecha y hora;Cancha', '10:00;28/11/2026 9:00;1', '! La fecha dice 09:00 y la hora dice 10:00'],
  [
    'Fecha;Fecha y hora;Cancha',
    '27/11/2026;28/11/2026 9:00;1',
    "! Una columna dice '28/11/2026 9:00' y otra '27/11/2026'",
  ],
  ['Fecha;Hora;Inicio;Cancha', '28/11/2026;9:00;10:00;1', "! Una columna dice '9:00' y otra '10:00'"],
  ['Fecha;Hora;Horario;Cancha', '28/11/2026;9:00;9 a 10;1', '2026-11-28 09:00 1 sin usar: 9 a 10'],
])('a match with the columns %s', (heads, cells, expected) => {
  const text = `${heads};Local;Visitante\n${cells};Promo 98;Promo 01`
  const { fixtures: items, errors, named } = readFixtures(text, { sports, teams, year: 2026 })
  const shown = [
    ...items.map(({ date, time, field, round, doubt }) =>
      [date, time, field, ...(round === null ? [] : ['fecha', round]), doubt].filter(Boolean).join(' '),
    ),
    ...(items.length > 0 ? named.map((one) => `sin usar: ${one.text}`) : []),
    ...errors.map(({ message }) => `! ${message}`),
  ]
  expect(shown.join(' ')).toBe(expected)
})

test.each<[kind: string, expected: string, left?: string[]]>([
  ['', 'oficial'],
  ['Oficial', 'oficial'],
  ['Partido', 'oficial'],
  ['Amistoso', 'amistoso'],
  ['Partido amistoso', 'amistoso'],
  ['Clásico', 'oficial', ['Clásico']],
  ['Entrenamiento', 'ninguno', ['9:00', '1', 'Promo 98', 'Promo 01', 'Entrenamiento']],
])('a row of the kind %j is a match, unless it says otherwise', (kind, expected, left = []) => {
  const text = `Fecha;Hora;Cancha;Local;Visitante;Tipo\n28/11/2026;9:00;1;Promo 98;Promo 01;${kind}`
  const { fixtures: items, named } = readFixtures(text, { sports, teams, year: 2026 })
  expect(items.map(({ isFriendly }) => (isFriendly ? 'amistoso' : 'oficial')).join() || 'ninguno').toBe(expected)
  expect(named.map((one) => one.text)).toEqual(left)
})

test.each([
  ['Nombre;Equipo;Deporte;Promoción', 'Juan Soto;Los Pibes;Vóley;98', 'Los Pibes Vóley 1998', ['Juan Soto']],
  ['Equipo;Categoría;Deporte;Promo', 'Los Pibes;Libres;Vóley;98', 'Los Pibes Vóley 1998', ['Libres']],
  ['Equipo;Deporte;Año;Camada', 'Los Pibes;Vóley;2026;98', 'Los Pibes Vóley 1998', ['2026']],
  ['Equipo;Deporte;Club;Año', 'Los Pibes;Vóley;San José;1998', 'Los Pibes Vóley 1998', ['San José']],
])('a team with the columns %s', (heads, cells, expected, left) => {
  const { teams: items, errors, named } = readTeams(`${heads}\n${cells}`, { sports, promotions })
  expect(errors).toEqual([])
  expect(items.map(({ name, sportId, promotionId }) => [name, sportId, promotionId].join(' '))).toEqual([expected])
  expect(named.map(({ text }) => text)).toEqual(left)
})
