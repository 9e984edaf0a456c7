import { plainText } from '../format/search'
import { columnsIn, findHeading, fixtureColumns } from './csv-columns'
import type { CsvError } from './csv-error'
import { dayOrderOf, isOpenTime, readCsvDate, readCsvTime, splitMoment, type DayOrder } from './csv-moments'
import { createNames, type Named } from './csv-names'
import { parseCsv, type CsvRow } from './csv-table'
import { csvTexts as texts } from './csv-texts'
import { guessColumns } from './guess-columns'

type Column = keyof typeof fixtureColumns
type Columns = ReadonlyMap<Column, number>

/** A side of a fixture: a team, or the place that its team comes from ('1º Zona A'). */
export type CsvSide = { readonly teamId: string } | { readonly place: string }

export interface CsvFixture {
  readonly row: number
  /** yyyy-mm-dd. */
  readonly date: string
  /** HH:mm, empty while open. */
  readonly time: string
  readonly field: string
  /** Null where only places meet and no column names the sport. */
  readonly sportId: string | null
  readonly phase: string
  readonly zone: string
  readonly round: number | null
  readonly home: CsvSide
  readonly away: CsvSide
}

export interface CsvFixtures {
  readonly fixtures: readonly CsvFixture[]
  readonly errors: readonly CsvError[]
  /** Rows that are no match: titles, events, free dates, and matches that a file lists for both teams. */
  readonly skipped: readonly { readonly row: number; readonly text: string }[]
  readonly dayOrder: DayOrder
}

export interface FixtureContext {
  readonly sports: readonly Named[]
  readonly teams: readonly (Named & { readonly sportId: string })[]
  /** Year of dates that have none. */
  readonly year: number
}

const free = /^(libre|descansa|bye)\b/i
const match = /^(game|match|partido|)$/i
const roundTitle = /^(?:fecha|jornada|ronda)\s*(?:n[º°.]*\s*)?(\d{1,3})$/i
/** '1º Zona A', '1° A', '2B', 'Mejor tercero', 'Otro tercero', 'Ganador SF1'. */
const place =
  /^(\d{1,2}\s*[.]?[º°ª]|\d{1,2}[a-z]\b|[a-z]\d{1,2}$|mejor\b|otro (?:primero|segundo|tercero|cuarto|\d)|ganador\b|perdedor\b|winner\b|loser\b)/i

const isHeading = (columns: Columns): boolean =>
  (columns.has('home') && columns.has('away')) || (columns.has('team') && columns.has('opponent'))

/** Reads fixtures from a sheet as people have them (B37): any separator, order and names of columns. */
export function readFixtures(text: string, { sports, teams, year }: FixtureContext): CsvFixtures {
  const all = parseCsv(text)
  const heading = findHeading(fixtureColumns, all, isHeading)
  const columns = heading?.columns ?? guessColumns(all)
  const heads = heading ? (all[heading.index]?.cells ?? []) : []
  const rows = all.slice(heading ? heading.index + 1 : 0)
  const errors: CsvError[] = []
  const skipped: { row: number; text: string }[] = []
  const fixtures: CsvFixture[] = []
  if (!columns) {
    const message = all.length === 0 ? texts.empty : texts.noHeading([texts.fixtures.home, texts.fixtures.away])
    return { fixtures, errors: [{ row: 1, column: texts.wholeRow, message }], skipped, dayOrder: 'dmy' }
  }
  const cellOf = ({ cells }: CsvRow, column: Column): string => cells[columns.get(column) ?? -1] ?? ''
  const dateCell = (row: CsvRow) => cellOf(row, 'date') || splitMoment(cellOf(row, 'moment'))[0]
  const dayOrder = dayOrderOf(rows.map(dateCell))
  const sportNames = createNames(sports)
  const teamNames = createNames(teams)
  const unknownSport = (name: string): string => {
    const longer = sports.filter((sport) => plainText(sport.name).startsWith(plainText(name)))
    return longer.length > 0
      ? texts.unknown(
          name,
          longer.map((sport) => sport.name),
        )
      : sportNames.unknown(name)
  }
  const seen = new Set<string>()
  let date = ''
  const roundOf = ({ cells }: CsvRow): number | null => {
    const [title, ...others] = cells.filter((cell) => cell !== '')
    const found = others.length === 0 ? roundTitle.exec(title ?? '') : null
    return found && Number(found[1])
  }
  let round = all.slice(0, heading?.index ?? 0).reduce((last: number | null, row) => roundOf(row) ?? last, null)

  const read = (row: CsvRow): void => {
    const fail = (column: Column | null, message: string): null => {
      const own =
        column && (heads[columns.get(column) ?? -1] ?? (texts.fixtures as Partial<Record<Column, string>>)[column])
      errors.push({ row: row.row, column: own ?? texts.wholeRow, message })
      return null
    }
    const filled = row.cells.filter((cell) => cell !== '')
    const title = roundOf(row)
    if (title !== null) round = title
    const isSwapped = /^(away|visita)/i.test(cellOf(row, 'side'))
    const [home, away] = columns.has('team')
      ? [cellOf(row, isSwapped ? 'opponent' : 'team'), cellOf(row, isSwapped ? 'team' : 'opponent')]
      : [cellOf(row, 'home') || cellOf(row, 'homeReference'), cellOf(row, 'away') || cellOf(row, 'awayReference')]
    const isNoMatch = title !== null || (home === '' && away === '') || !match.test(cellOf(row, 'kind'))
    if (row.isUnclosed) return void fail(null, texts.unclosedQuote)
    if (dateCell(row) !== '') date = dateCell(row)
    if (isNoMatch || [home, away].some((side) => free.test(side)) || isHeading(columnsIn(fixtureColumns, row.cells)))
      return void skipped.push({ row: row.row, text: filled.join(' ') })
    const before = errors.length
    if (heading) for (const extra of row.cells.slice(heads.length)) if (extra !== '') fail(null, texts.extra(extra))

    const sportText = cellOf(row, 'sport')
    const sport = sportText === '' ? null : sportNames.all(sportText)[0]
    if (sport === undefined) fail('sport', unknownSport(sportText))
    const isOfSport = (team: { readonly sportId: string }) => !sport || team.sportId === sport.id
    const sideOf = (column: 'home' | 'away', name: string): CsvSide | null => {
      if (name === '') return fail(column, texts.missing(texts.fixtures[column]))
      const found = teamNames.all(name).filter(isOfSport)
      if (found.length > 1) return sport === undefined ? null : fail(column, texts.severalSports(name))
      if (found[0]) return { teamId: found[0].id }
      return place.test(name) ? { place: name } : fail(column, teamNames.unknown(name, isOfSport))
    }
    const sides = [sideOf('home', home), sideOf('away', away)] as const
    const own = readCsvDate(date, dayOrder, year)
    if (date === '' ? columns.has('date') || columns.has('moment') : own === null)
      fail('date', date === '' ? texts.missing(texts.fixtures.date) : texts.noDay(date))
    const timeText = cellOf(row, 'time') || splitMoment(cellOf(row, 'moment'))[1]
    const time = isOpenTime(timeText) ? '' : readCsvTime(timeText)
    if (time === null) fail('time', texts.noTime(timeText))
    const ids = sides.map((side) => (side && 'teamId' in side ? side.teamId : null))
    if (ids[0] && ids[0] === ids[1]) fail('away', texts.sameTeam)
    if (errors.length > before || !sides[0] || !sides[1]) return

    const key = [own, time, ...[home, away].toSorted()].join('\n')
    if (columns.has('team') && seen.has(key)) return void skipped.push({ row: row.row, text: filled.join(' ') })
    seen.add(key)
    fixtures.push({
      row: row.row,
      date: own ?? '',
      time: time ?? '',
      field: [cellOf(row, 'field'), cellOf(row, 'fieldDetail')].filter(Boolean).join(' '),
      sportId: sport?.id ?? teams.find(({ id }) => ids.includes(id))?.sportId ?? null,
      phase: cellOf(row, 'phase'),
      zone: cellOf(row, 'zone'),
      round: /^\d{1,3}$/.test(cellOf(row, 'round')) ? Number(cellOf(row, 'round')) : round,
      home: sides[0],
      away: sides[1],
    })
  }
  for (const row of rows) read(row)
  if (rows.length === 0) errors.push({ row: 1, column: texts.wholeRow, message: texts.empty })
  return { fixtures, errors, skipped, dayOrder }
}
