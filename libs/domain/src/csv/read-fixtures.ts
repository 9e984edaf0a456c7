import { plainText } from '../format/search'
import { blockParts, filledOf, type Block, type BlockPart, type Columns } from './blocks'
import { columnOf, fixtureColumns } from './csv-columns'
import type { CsvError } from './csv-error'
import type { CsvFixture, CsvSide } from './csv-fixture'
import { dayOrderOf, readCsvMoment, type CsvMoment, type DayOrder } from './csv-moments'
import type { Named } from './csv-names'
import { csvTexts as texts } from './csv-texts'
import { fixtureCells, type FixtureCells } from './fixture-cells'
import { columnsByContent, joinDay, joinField, type FixtureColumn, type JoinedCells } from './fixture-columns'
import { createContexts, type BlockContext } from './fixture-contexts'
import { checkDay, readOwnTime, takesTimeAbove } from './fixture-moment'
import { createFixtureNames, type KnownNames } from './fixture-names'
import { isFixtureHeading, sideMark, sidesIn, withSides } from './fixture-sides'
import { readTitle, roundIn } from './fixture-titles'
import { guessColumns } from './guess-columns'
import type { Account } from './left-out'
import { createSheet, filledIn, type SheetRow } from './sheet'

export interface CsvFixtures extends Account {
  readonly fixtures: readonly CsvFixture[]
  readonly errors: readonly CsvError[]
  /** Rows whose day or hour is blank and was taken from above. */
  readonly carried: readonly number[]
  readonly dayOrder: DayOrder
}

export interface FixtureContext extends KnownNames {
  /** Year of dates that have none. */
  readonly year: number
}

/** Kinds of rows that are no matches, and of matches; any other kind is named as not used. */
const noMatch = /^(practi|train|entrena|event|meeting|reuni|other$|otro|acto|almuerzo|cena|clinica)/
const friendly = /amistoso|friendly|exhibicion/
const official = /^(game|match|partido|oficial|official|torneo|liga|league|copa|cup|regular|playoff)/

/** Reads fixtures from a sheet as people have them (B37): any separator, order and names of columns, several blocks. */
export function readFixtures(text: string, context: FixtureContext): CsvFixtures {
  const sheet = createSheet(text)
  const rules = {
    columnOf: (cell: string) => columnOf(fixtureColumns, cell),
    isHeading: isFixtureHeading,
    settle: withSides,
  }
  const parts = blockParts(sheet, rules, () => guessColumns(sheet.rows))
  if (!parts) {
    sheet.refuse()
    const message = sheet.rows.length === 0 ? texts.empty : texts.noHeading([texts.fixtures.home, texts.fixtures.away])
    const errors = [{ row: 1, column: texts.wholeRow, message }]
    return { fixtures: [], errors, carried: [], dayOrder: 'dmy', ...sheet.account() }
  }
  const columnsOf = columnsByContent(parts)
  const dayOrder = dayOrderOf(
    parts.flatMap(({ row, block }) =>
      (['date', 'moment'] as const).flatMap((column) =>
        filledOf(row, block ? columnsOf(block) : undefined, column).map((index) => row.cells[index] ?? ''),
      ),
    ),
  )
  const reader = createFixtureReader({ ...context, columnsOf, dayOrder })
  for (const part of parts) reader.read(part)
  return { ...reader.found, dayOrder, ...sheet.account() }
}

interface ReaderOptions extends FixtureContext {
  readonly columnsOf: (block: Block<FixtureColumn>) => Columns<FixtureColumn>
  readonly dayOrder: DayOrder
}

/** Reads the parts of a sheet in order: a row may continue the day, the hour and the titles above it. */
function createFixtureReader({ columnsOf, dayOrder, year, ...known }: ReaderOptions) {
  const errors: CsvError[] = []
  const fixtures: CsvFixture[] = []
  const carried: number[] = []
  const names = createFixtureNames(known)
  const titleContext = { dayOrder, year, isSport: names.isSport }
  const contexts = createContexts()
  const seen = new Map<string, number>()
  const readMoment = (cell: string) => readCsvMoment(cell, dayOrder, year)

  function readTitles({ row, filled }: Pick<BlockPart<FixtureColumn>, 'row' | 'filled'>): void {
    for (const index of filled) {
      const settings = readTitle(row.cells[index] ?? '', titleContext)
      if (settings) contexts.add({ index, isAlone: filled.length === 1, settings })
      if (settings) row.take(index)
      else row.leave([index], texts.title)
    }
  }

  function readSport(cells: FixtureCells, { titles }: BlockContext): FoundSport {
    const text = cells.take('sport', names.isSport) || (titles.sport ?? '')
    const sport = text === '' ? null : names.sport(text)
    if (sport === undefined) cells.fail('sport', names.unknownSport(text))
    return sport
  }

  function readSide(cells: FixtureCells, column: 'home' | 'away', name: string, sport: FoundSport): CsvSide | null {
    if (name === '') return cells.fail(column, texts.missing(texts.fixtures[column]))
    const side = names.side(name, sport)
    return side && 'message' in side ? cells.fail(column, side.message) : side
  }

  function readSides(cells: FixtureCells, named: MatchRow['sides'], sport: FoundSport) {
    cells.takeAll(named.used)
    const sides = named.isWhole
      ? ([cells.fail('home', texts.noSides(named.home)), null] as const)
      : ([readSide(cells, 'home', named.home, sport), readSide(cells, 'away', named.away, sport)] as const)
    if (sideMark.test(cells.peek('side'))) cells.take('side')
    return sides
  }

  /** Reads day, field and hour; a blank hour is that of the row above on another field. */
  function readMomentAndField(cells: FixtureCells, { row, block, context, day }: BlockRow) {
    cells.takeAll(day.used)
    const moment = readMoment(context.date)
    checkDay(cells, { day, moment }, context)
    const places = [cells.of('location'), cells.of('field'), cells.of('fieldDetail')] as const
    cells.takeAll(places.flat().map(({ index }) => index))
    const field = joinField(...places, context.titles.field ?? '')
    const own = readOwnTime(cells, { day, moment })
    const isCarried = own.isBlank && takesTimeAbove(block, context, field)
    const time = isCarried ? context.time : own.time
    if (isCarried || (day.text === '' && cells.has('date') && context.date !== '')) carried.push(row.row)
    if (!isCarried) Object.assign(context, { time, fields: new Set<string>() })
    if (field !== '') context.fields.add(field)
    return { moment, time, field }
  }

  function readRound(cells: FixtureCells, row: SheetRow): number | null {
    const text = cells.peek('round')
    const round = roundIn(text)
    if (round !== null) cells.take('round')
    else if (text !== '') {
      const [cell] = cells.of('round')
      row.leave(cell ? [cell.index] : [], texts.noRound)
    }
    return round
  }

  function readMatch(cells: FixtureCells, { filled, ...found }: MatchRow): void {
    const { row, block, context, sides: named, kind } = found
    if (block.heads.size > 0)
      for (const index of filled) if (index >= block.width) cells.fail(null, texts.extra(row.cells[index] ?? ''))
    const sport = readSport(cells, context)
    const sides = readSides(cells, named, sport)
    const isFriendly = friendly.test(kind)
    if (isFriendly || official.test(kind)) cells.take('kind')

    const { moment, time, field } = readMomentAndField(cells, found)
    const ids = sides.map((side) => (side && 'teamId' in side ? side.teamId : null))
    if (ids[0] && ids[0] === ids[1]) cells.fail('away', texts.sameTeam)
    const [home, away] = sides
    if (cells.hasFailed() || !home || !away) return row.leave(filled, texts.wrongRow)

    const date = moment?.date ?? ''
    const key = [moment?.date, time, ...[named.home, named.away].toSorted()].join('\n')
    const twin = cells.has('team') ? seen.get(key) : undefined
    if (twin !== undefined) return row.leave(filled, texts.sameMatch(twin))
    seen.set(key, row.row)
    const round = readRound(cells, row)
    const { titles } = context
    fixtures.push({
      row: row.row,
      start: block.start,
      date,
      time,
      field,
      sportId: sport?.id ?? names.sportIdOf(ids),
      phase: cells.take('phase') || (titles.phase ?? ''),
      zone: cells.take('zone') || (titles.zone ?? ''),
      round: round ?? titles.round ?? null,
      home,
      away,
      isFriendly,
      doubt: doubtOf(moment),
    })
  }

  return {
    found: { fixtures, errors, carried },
    read({ row, block, filled }: BlockPart<FixtureColumn>): void {
      if (!block) return readTitles({ row, filled })
      const columns = columnsOf(block)
      const context = contexts.of(block)
      const cells = fixtureCells({ row, block, columns, errors })
      if (row.isUnclosed) {
        row.leave(filled, texts.wrongRow)
        return void cells.fail(null, texts.unclosedQuote)
      }
      const [first = 0, ...more] = filled
      const title = more.length === 0 ? readTitle(row.cells[first] ?? '', titleContext) : null
      if (title) {
        row.take(first)
        return contexts.addInside(first, filledIn(row.cells).length === 1, title)
      }
      const sides = sidesIn(columns, cells.of, names.isSide)
      // A blank day takes the one above; a new day begins without an hour.
      const day = joinDay([...cells.of('date'), ...cells.of('moment')], readMoment)
      if (day.text !== '' && day.text !== context.date) Object.assign(context, { date: day.text, time: '' })
      const kind = plainText(cells.peek('kind'))
      const isNoMatch = (sides.home === '' && sides.away === '') || noMatch.test(kind)
      if (!isNoMatch && ![sides.home, sides.away].some(names.isFree))
        return readMatch(cells, { row, block, context, filled, sides, day, kind })
      const used = readMoment(day.text) ? day.used : []
      cells.takeAll(used)
      row.leave(
        filled.filter((index) => !used.includes(index)),
        isNoMatch ? texts.noMatch : texts.freeDate,
      )
    },
  }
}

/** Null where no column names the sport, undefined for one that is unknown. */
type FoundSport = Named | null | undefined

interface BlockRow {
  readonly row: SheetRow
  readonly block: Block<FixtureColumn>
  readonly context: BlockContext
  readonly day: JoinedCells
}

interface MatchRow extends BlockRow {
  readonly filled: readonly number[]
  readonly sides: ReturnType<typeof sidesIn>
  /** Kind of match in plain letters; empty without one. */
  readonly kind: string
}

const doubtOf = (moment: CsvMoment | null): string =>
  moment?.wrongWeekday ? texts.wrongWeekday(moment.wrongWeekday, moment.date.split('-').toReversed().join('/')) : ''
