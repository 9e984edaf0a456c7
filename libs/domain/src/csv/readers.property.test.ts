import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { readNameLines } from '../roster/name-lines'
import { readTeamLines } from '../roster/team-lines'
import type { CsvError } from './csv-error'
import type { Account } from './left-out'
import { readFixtures } from './read-fixtures'
import { readPlayers } from './read-players'
import { readTeams } from './read-teams'

const sports = [{ id: 'f', name: 'Fútbol 11' }]
const teams = ['Promo 98', 'Promo 01', 'Libre FC'].map((name) => ({ id: name, name, sportId: 'f' }))
const promotions = [{ id: 'p', name: 'Promo 98', year: 1998 }]

type Read = Account & { readonly items: unknown; readonly errors: readonly CsvError[] }

const readers: Readonly<Record<string, (text: string) => Read>> = {
  fixtures: (text) => {
    const { fixtures: items, ...read } = readFixtures(text, { sports, teams, year: 2026 })
    return { items, ...read }
  },
  teams: (text) => {
    const { teams: items, ...read } = readTeams(text, { sports, promotions })
    return { items, ...read }
  },
  players: (text) => {
    const { players: items, ...read } = readPlayers(text, { sports, teams })
    return { items, ...read }
  },
}

/** Stands for a text that is in no other cell. */
const unique = '?'
const heads = [
  'Fecha', 'Día', 'Hora', 'Inicio', 'Fecha y hora', 'Cancha', 'Lugar', 'Categoría', 'Año', 'Deporte', 'Fase', 'Zona', 'Jornada', 'Local', 'Visitante',
  'Equipo', 'Rival', 'Condición', 'Tipo', 'Promoción', 'Nombre', 'Apellido', 'Nombre y apellido', 'Nº', 'Camiseta',
  'Puesto', 'DNI', 'Goles', 'Partido', 'Capitán', unique, '',
] // prettier-ignore
const values = [
  'Promo 98', 'Promo 01', 'Libre FC', 'LIBRE', 'Descansa: Promo 98', '28/11', 'sáb 28/11', '46354', '9:00', '0,5',
  'Fecha 2', 'Cancha 1', 'Zona A', 'Semifinal', 'Fútbol 11', '1998', '1', '10', '1º Zona A', 'visitante', unique,
  'Promo 98 vs Promo 01', 'Promo 98 - 1º Zona A', 'X', 'Sí',
  unique, '', '',
] // prettier-ignore
const row = (from: readonly string[]) => fc.array(fc.constantFrom(...from), { minLength: 1, maxLength: 9 })
const blocksBeside = fc
  .tuple(row(heads), fc.constantFrom([], ['']))
  .map(([cells, gap]) => [...cells, ...gap, ...cells].slice(0, 14))
const sheets = fc
  .record({
    rows: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: row(values) },
        { weight: 1, arbitrary: row(heads) },
        { weight: 1, arbitrary: blocksBeside },
        // Headings that each of the readers knows.
        {
          weight: 2,
          arbitrary: fc.constantFrom(
            ['Fecha', 'Hora', 'Cancha', 'Local', 'GL', 'Visitante', 'Estado'],
            ['Hora', 'Local', 'Visitante', '', 'Hora', 'Local', 'Visitante'],
            ['Equipo', 'Rival', 'Condición', 'Tipo', 'Fecha y hora'],
            ['Fecha', 'Hora', 'Partido', 'Resultado'],
            ['Hora', 'Partido', '', 'Hora', 'Encuentro'],
            ['Equipo', 'Deporte', 'Promoción', 'Delegado'],
            ['Equipo', 'Nº', 'Apellido', 'Nombre', 'DNI', 'Puesto'],
            ['Nº', 'Nombre', '', 'Nº', 'Nombre'],
            ['Equipo', 'Nombre', 'Cap.', 'Puesto'],
          ),
        },
      ),
      { maxLength: 10 },
    ),
    delimiter: fc.constantFrom(';', ',', '\t'),
  })
  .map(({ rows, delimiter }) => {
    let next = 0
    const cells = rows.map((one) => one.map((cell) => (cell === unique ? `dato${next++}x` : cell)))
    return { delimiter, text: Papa.unparse(cells, { delimiter, quotes: true }) }
  })

test.each(Object.keys(readers))(
  'each cell that the reader of %s gets is in what it makes, or named with its row',
  (kind) => {
    fc.assert(
      fc.property(sheets, ({ text, delimiter }) => {
        const { data } = Papa.parse<string[]>(text, { delimiter })
        const { items, errors, named, cells } = readers[kind]!(text)
        const made = JSON.stringify(items)
        const wrong = new Set(errors.map(({ row: at }) => at))
        const filled = data.flatMap((one, index) =>
          one.flatMap((cell) => (cell === '' ? [] : [{ cell, at: index + 1 }])),
        )
        expect(cells).toEqual({ total: filled.length, used: filled.length - named.length, named: named.length })
        for (const { cell, at } of filled.filter((one) => one.cell.startsWith('dato'))) {
          const isNamed = named.some(
            (one) => one.row === at && one.text === cell && one.column !== '' && one.why !== '',
          )
          expect([cell, isNamed || made.includes(cell) || wrong.has(at)]).toEqual([cell, true])
        }
        for (const one of named) expect(data[one.row - 1]).toContain(one.text)
      }),
      { numRuns: 300 },
    )
  },
)

type ReadList = (text: string) => Account & { readonly names: readonly string[] }

test.each<[kind: string, read: ReadList]>([
  ['names', (text) => readNameLines(text)],
  ['names with separators', (text) => readNameLines(text, /[,;/\t]/)],
  [
    'teams',
    (text) => {
      const { teams: items, ...read } = readTeamLines(text, (cell) => cell === '1998')
      return { ...read, names: items.flatMap(({ name, promotion }) => [name, promotion]) }
    },
  ],
])('each word of a list of %s is in a name, or named with its line', (_kind, read) => {
  const part = fc.constantFrom(
    '1. ',
    '12) ',
    '- ',
    '• ',
    ', ',
    '; ',
    '\t',
    ' / ',
    '77',
    '*',
    unique,
    `${unique} `,
    '\n',
    '[21:03, 14/11/2025] Ana: ',
    '❌ ',
    '~',
    'x ',
    'Equipo',
    '1998',
    ' 11 5555-4444',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
      let next = 0
      const text = parts.map((one) => one.replace(unique, () => `dato${next++}x`)).join('')
      const { names, named, cells } = read(text)
      expect(cells.used + cells.named).toBe(cells.total)
      text.split('\n').forEach((line, index) => {
        const own = named.filter(({ row: at }) => at === index + 1).map((one) => one.text)
        for (const [word] of line.matchAll(/dato\d+x/g)) expect([...names, ...own].join(' ')).toContain(word)
      })
    }),
    { numRuns: 300 },
  )
})
