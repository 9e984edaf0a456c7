import { plainText } from '../format/search'
import { blockParts, filledOf, type Block, type BlockPart } from './blocks'
import { columnOf, fixtureColumns } from './csv-columns'
import type { CsvError } from './csv-error'
import { dayOrderOf, isOpenTime, readCsvMoment, readCsvTime, type DayOrder } from './csv-moments'
import { createNames, type Named } from './csv-names'
import { csvTexts as texts } from './csv-texts'
import { columnsByContent, joinDay, joinField, joinTime, type FilledCell, type FixtureColumn } from './fixture-columns'
import { createContexts } from './fixture-contexts'
import { isFixtureHeading, sideMark, sidesIn, withSides } from './fixture-sides'
import { readTitle, roundIn } from './fixture-titles'
import { guessColumns } from './guess-columns'
import type { Account } from './left-out'
import { createSheet, filledIn } from './sheet'

/** A side of a fixture: a team, or the place that its team comes from ('1º Zona A'). */
export type CsvSide = { readonly teamId: string } | { readonly place: string }

export interface CsvFixture {
  readonly row: number
  /** Index of its block's first column: two blocks may have a match in the same row. */
  readonly start: number
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
  /** True for a friendly, which is outside of the competition. */
  readonly isFriendly: boolean
  /** Doubt about what was read; empty without one. */
  readonly doubt: string
}

export interface CsvFixtures extends Account {
  readonly fixtures: readonly CsvFixture[]
  readonly errors: readonly CsvError[]
  /** Rows whose day or hour is blank and was taken from above. */
  readonly carried: readonly number[]
  readonly dayOrder: DayOrder
}

export interface FixtureContext {
  readonly sports: readonly Named[]
  readonly teams: readonly (Named & { readonly sportId: string })[]
  /** Year of dates that have none. */
  readonly year: number
}

const free = /^(?:fecha\s+)?(?:libre|descansan?|descanso|bye)\s*(?:[:(–-].*)?$/i
const freeTeam = /^(?:libre|descansan?|bye)\s+/i
/** Kinds of rows that are no matches, and of matches; any other kind is named as not used. */
const noMatch = /^(practi|train|entrena|event|meeting|reuni|other$|otro|acto|almuerzo|cena|clinica)/
const friendly = /amistoso|friendly|exhibicion/
const official = /^(game|match|partido|oficial|official|torneo|liga|league|copa|cup|regular|playoff)/
/** '1º Zona A', '1° A', '2B', 'Mejor tercero', 'Otro tercero', 'Ganador SF1'. */
const place =
  /^(\d{1,2}\s*[.]?[º°ª]|\d{1,2}[a-z]\b|[a-z]\d{1,2}$|mejor\b|otro (?:primero|segundo|tercero|cuarto|\d)|ganador\b|perdedor\b|winner\b|loser\b)/i

/** Reads fixtures from a sheet as people have them (B37): any separator, order and names of columns, several blocks. */
export function readFixtures(text: string, { sports, teams, year }: FixtureContext): CsvFixtures {
  const sheet = createSheet(text)
  const rules = {
    columnOf: (cell: string) => columnOf(fixtureColumns, cell),
    isHeading: isFixtureHeading,
    settle: withSides,
  }
  const parts = blockParts(sheet, rules, () => guessColumns(sheet.rows))
  const errors: CsvError[] = []
  const fixtures: CsvFixture[] = []
  const carried: number[] = []
  if (!parts) {
    sheet.refuse()
    const message = sheet.rows.length === 0 ? texts.empty : texts.noHeading([texts.fixtures.home, texts.fixtures.away])
    errors.push({ row: 1, column: texts.wholeRow, message })
    return { fixtures, errors, carried, dayOrder: 'dmy', ...sheet.account() }
  }
  const columnsOf = columnsByContent(parts)
  const dayOrder = dayOrderOf(
    parts.flatMap(({ row, block }) =>
      (['date', 'moment'] as const).flatMap((column) =>
        filledOf(row, block ? columnsOf(block) : undefined, column).map((index) => row.cells[index] ?? ''),
      ),
    ),
  )
  const sportNames = createNames(sports)
  const teamNames = createNames(teams)
  const titleContext = { dayOrder, year, isSport: (name: string) => sportNames.all(name).length > 0 }
  const unknownSport = (name: string): string => {
    const longer = sports.filter((sport) => plainText(sport.name).startsWith(plainText(name)))
    return longer.length > 0
      ? texts.unknown(
          name,
          longer.map((sport) => sport.name),
        )
      : sportNames.unknown(name)
  }
  const isFree = (side: string): boolean =>
    teamNames.all(side).length === 0 &&
    (free.test(side) || (freeTeam.test(side) && teamNames.all(side.replace(freeTeam, '')).length > 0))
  const isSide = (name: string): boolean => teamNames.all(name).length > 0 || place.test(name)
  const contexts = createContexts()
  const seen = new Map<string, number>()

  const readPart = ({ row, block, filled }: BlockPart<FixtureColumn>): void => {
    const [first = 0, ...more] = filled
    const title = more.length === 0 ? readTitle(row.cells[first] ?? '', titleContext) : null
    if (!block) {
      for (const index of filled) {
        const settings = readTitle(row.cells[index] ?? '', titleContext)
        if (settings) contexts.add({ index, isAlone: more.length === 0, settings })
        if (settings) row.take(index)
        else row.leave([index], texts.title)
      }
      return
    }
    const columns = columnsOf(block)
    const context = contexts.of(block)
    const cellsOf = (column: FixtureColumn): FilledCell[] =>
      filledOf(row, columns, column).map((index) => ({ index, text: row.cells[index] ?? '' }))
    const peek = (column: FixtureColumn): string => cellsOf(column)[0]?.text ?? ''
    const take = (column: FixtureColumn, isRead: (text: string) => boolean = () => true): string => {
      const own = cellsOf(column)
      return row.take((own.find(({ text: cell }) => isRead(cell)) ?? own[0])?.index)
    }
    const takeAll = (indexes: readonly number[]) => indexes.forEach((index) => row.take(index))
    const before = errors.length
    const fail = (column: FixtureColumn | null, message: string): null => {
      const own =
        column &&
        (block.heads.get(filledOf(row, columns, column)[0] ?? columns.get(column)?.[0] ?? -1) ??
          (texts.fixtures as Partial<Record<FixtureColumn, string>>)[column])
      errors.push({ row: row.row, column: own ?? texts.wholeRow, message })
      return null
    }
    if (row.isUnclosed) {
      row.leave(filled, texts.wrongRow)
      return void fail(null, texts.unclosedQuote)
    }
    if (title) {
      row.take(first)
      return contexts.addInside(first, filledIn(row.cells).length === 1, title)
    }
    const { home, away, used: sideCells, isWhole } = sidesIn(columns, cellsOf, isSide)
    // A blank day takes the one above; a new day begins without an hour.
    const readMoment = (cell: string) => readCsvMoment(cell, dayOrder, year)
    const day = joinDay([...cellsOf('date'), ...cellsOf('moment')], readMoment)
    const dateText = day.text
    if (dateText !== '' && dateText !== context.date) Object.assign(context, { date: dateText, time: '' })
    const kind = plainText(peek('kind'))
    const isNoMatch = (home === '' && away === '') || noMatch.test(kind)
    if (isNoMatch || [home, away].some(isFree)) {
      const used = readMoment(dateText) ? day.used : []
      takeAll(used)
      return row.leave(
        filled.filter((index) => !used.includes(index)),
        isNoMatch ? texts.noMatch : texts.freeDate,
      )
    }
    if (block.heads.size > 0)
      for (const index of filled) if (index >= block.width) fail(null, texts.extra(row.cells[index] ?? ''))

    const sportText = take('sport', titleContext.isSport) || (context.titles.sport ?? '')
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
    takeAll(sideCells)
    const sides = isWhole
      ? ([fail('home', texts.noSides(home)), null] as const)
      : ([sideOf('home', home), sideOf('away', away)] as const)
    if (sideMark.test(peek('side'))) take('side')
    const isFriendly = friendly.test(kind)
    if (isFriendly || official.test(kind)) take('kind')

    takeAll(day.used)
    const moment = readMoment(context.date)
    if (day.clash) fail('date', texts.twoValues(...day.clash))
    if (context.date === '' ? columns.has('date') || columns.has('moment') : moment === null)
      fail('date', context.date === '' ? texts.missing(texts.fixtures.date) : texts.noDay(context.date))
    const places = [cellsOf('location'), cellsOf('field'), cellsOf('fieldDetail')] as const
    takeAll(places.flat().map(({ index }) => index))
    const field = joinField(...places, context.titles.field ?? '')
    const written = joinTime(cellsOf('time'), readCsvTime)
    takeAll(written.used)
    if (written.clash) fail('time', texts.twoValues(...written.clash))
    const timeText = written.text
    // Spreadsheets write a day alone with midnight.
    const ownTime = dateText !== '' && moment && !(moment.time === '00:00' && columns.has('time')) ? moment.time : ''
    const typed = isOpenTime(timeText) ? '' : readCsvTime(timeText)
    if (typed === null) fail('time', texts.noTime(timeText))
    if (typed && ownTime && typed !== ownTime) fail('time', texts.twoTimes(ownTime, typed))
    const own = typed || ownTime
    const isCarried =
      own === '' && timeText === '' && !isOwnExport(block) && context.time !== '' && !context.fields.has(field)
    const time = isCarried ? context.time : own
    if (isCarried || (dateText === '' && columns.has('date') && context.date !== '')) carried.push(row.row)
    if (!isCarried) Object.assign(context, { time, fields: new Set<string>() })
    if (field !== '') context.fields.add(field)
    const ids = sides.map((side) => (side && 'teamId' in side ? side.teamId : null))
    if (ids[0] && ids[0] === ids[1]) fail('away', texts.sameTeam)
    if (errors.length > before || !sides[0] || !sides[1]) return row.leave(filled, texts.wrongRow)

    const key = [moment?.date, time, ...[home, away].toSorted()].join('\n')
    const twin = columns.has('team') ? seen.get(key) : undefined
    if (twin !== undefined) return row.leave(filled, texts.sameMatch(twin))
    seen.set(key, row.row)
    const roundText = peek('round')
    const round = roundIn(roundText)
    if (round !== null) take('round')
    else if (roundText !== '') row.leave(filledOf(row, columns, 'round').slice(0, 1), texts.noRound)
    const date = moment?.date ?? ''
    fixtures.push({
      row: row.row,
      start: block.start,
      date,
      time,
      field,
      sportId: sport?.id ?? teams.find(({ id }) => ids.includes(id))?.sportId ?? null,
      phase: take('phase') || (context.titles.phase ?? ''),
      zone: take('zone') || (context.titles.zone ?? ''),
      round: round ?? context.titles.round ?? null,
      home: sides[0],
      away: sides[1],
      isFriendly,
      doubt: moment?.wrongWeekday
        ? texts.wrongWeekday(moment.wrongWeekday, date.split('-').toReversed().join('/'))
        : '',
    })
  }
  for (const part of parts) readPart(part)
  return { fixtures, errors, carried, dayOrder, ...sheet.account() }
}

/** True for the heading of our own export, whose blank cells are blank. */
const isOwnExport = ({ heads }: Block<string>): boolean =>
  [...heads.values()].join(';') === Object.values(texts.fixtures).join(';')
