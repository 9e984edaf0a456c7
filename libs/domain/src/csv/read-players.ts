import {
  attendanceAnswer,
  attendanceByMarks,
  attendanceIn,
  captainAnswer,
  withoutAttendance,
  type Attendance,
} from '../roster/attendance'
import { columnsOf, playerByHeading, playerHeading, type Column as RosterColumn } from '../roster/heading'
import type { PastedPlayer } from '../roster/line'
import { skipTexts } from '../roster/skipped'
import { blockParts, filledOf, type Block } from './blocks'
import { columnOf, playerTeamColumns } from './csv-columns'
import type { CsvError } from './csv-error'
import { createNames, type Named } from './csv-names'
import { csvTexts as texts } from './csv-texts'
import type { Account } from './left-out'
import { createSheet, type SheetRow } from './sheet'

export interface CsvPlayer extends Pick<PastedPlayer, 'number' | 'name' | 'position'> {
  readonly row: number
  /** Index of its block's first column: two blocks may have a player in the same row. */
  readonly start: number
  readonly teamId: string
  /** True if the file has the player among its doubts. */
  readonly isDoubtful: boolean
}

export interface PlayerContext {
  readonly sports: readonly Named[]
  readonly teams: readonly (Named & { readonly sportId: string })[]
}

interface ReadPlayers extends Account {
  readonly players: readonly CsvPlayer[]
  readonly errors: readonly CsvError[]
}

type Column = keyof typeof playerTeamColumns | RosterColumn

/** Reads players of several teams: a team column, or the team's name above its block, and what 'Pegar lista' knows. */
export function readPlayers(text: string, { sports, teams }: PlayerContext): ReadPlayers {
  const sheet = createSheet(text)
  const [sportNames, teamNames] = [createNames(sports), createNames(teams)]
  const isTeam = (cell: string) => teamNames.all(cell).length > 0
  const hasTitles = sheet.rows.some(
    ({ cells }, index) => cells.some(isTeam) && columnsOf(sheet.rows[index + 1]?.cells ?? []) !== null,
  )
  const rosterColumn = (cell: string) => {
    const column = playerHeading.columnOf(cell)
    return column === 'other' ? null : column
  }
  const parts = blockParts<Column>(sheet, {
    columnOf: (cell) => columnOf(playerTeamColumns, cell) ?? rosterColumn(cell),
    isHeading: (columns) =>
      (columns.has('name') || columns.has('given') || columns.has('surname')) &&
      (columns.has('team') || (hasTitles && columns.size > 1)),
  })
  const errors: CsvError[] = []
  const players: CsvPlayer[] = []
  if (!parts) {
    sheet.refuse()
    const message = sheet.rows.length === 0 ? texts.empty : texts.noHeading([texts.players.team, texts.players.name])
    errors.push({ row: 1, column: texts.wholeRow, message })
    return { players, errors, ...sheet.account() }
  }
  const layouts = new Map<Block<Column>, Layout>()
  const titles = teamTitles(isTeam)
  for (const { row: sheetRow, block, filled } of parts) {
    const { row, cells, take } = sheetRow
    if (!block) {
      for (const index of filled) {
        titles.add(index, cells[index] ?? '')
        if (isTeam(cells[index] ?? '')) take(index)
        else sheetRow.leave([index], texts.title)
      }
      continue
    }
    const layout = layouts.get(block) ?? layoutOf(block)
    if (!layouts.has(block)) titles.open(block)
    layouts.set(block, layout)
    const [first = 0, ...more] = filled
    if (more.length === 0 && !block.columns.has('team') && isTeam(cells[first] ?? '')) {
      titles.addInside(block, first, take(first))
      continue
    }
    const fail = (column: string, message: string) => {
      errors.push({ row, column, message })
      sheetRow.leave(filled, texts.wrongRow)
    }
    const cellOf = (column: Column, isRead: (cell: string) => boolean) => {
      const own = filledOf(sheetRow, block.columns, column)
      return take(own.find((index) => isRead(cells[index] ?? '')) ?? own[0])
    }
    const teamText = block.columns.has('team') ? cellOf('team', isTeam) : titles.of(block)
    const sportText = cellOf('sport', (cell) => sportNames.all(cell).length > 0)
    const sport = sportText === '' ? null : sportNames.all(sportText)[0]
    const found = teamNames.all(teamText).filter((team) => !sport || team.sportId === sport.id)
    const { attendance, ...player } = layout.read(sheetRow)
    if (sheetRow.isUnclosed) fail(texts.wholeRow, texts.unclosedQuote)
    else if (attendance === 'out') sheetRow.leave(filled, skipTexts.out)
    else if (sport === undefined) fail(texts.players.sport, sportNames.unknown(sportText))
    else if (teamText === '') fail(texts.players.team, texts.missing(texts.players.team))
    else if (found.length > 1) fail(texts.players.team, texts.severalSports(teamText))
    else if (!found[0]) fail(texts.players.team, teamNames.unknown(teamText))
    else if (player.name === '') fail(texts.players.name, texts.missing(texts.players.name))
    else players.push({ ...player, row, start: block.start, teamId: found[0].id, isDoubtful: attendance === 'doubt' })
    titles.drop(block)
  }
  return { players, errors, ...sheet.account() }
}

/** Keeps the titles above blocks: the team of a block is that of the nearest title which names one. */
function teamTitles(isTeam: (text: string) => boolean) {
  const byBlock = new Map<Block<Column>, string>()
  let titles: { readonly index: number; readonly text: string }[] = []
  const add = (index: number, text: string) => void titles.push({ index, text })
  return {
    add,
    addInside: (block: Block<Column>, index: number, text: string): void => {
      byBlock.set(block, text)
      add(index, text)
    },
    /** Gives a new block its title. */
    open: (block: Block<Column>): void => {
      const above = titles.filter(({ index }) => index >= block.start && index < block.end).toReversed()
      byBlock.set(block, (above.find(({ text }) => isTeam(text)) ?? above[0])?.text ?? '')
    },
    of: (block: Block<Column>): string => byBlock.get(block) ?? '',
    /** Drops the titles of a block that has begun, and those before it. */
    drop: ({ start, end }: Block<Column>): void => {
      if (titles.some(({ index }) => index >= start)) titles = titles.filter(({ index }) => index >= end)
    },
  }
}

interface Layout {
  /** Takes the cells of a player. */
  readonly read: (row: SheetRow) => ReadCells
}

interface ReadCells extends Pick<PastedPlayer, 'number' | 'name' | 'position'> {
  readonly attendance: Attendance | null
}

/** Finds out which cells of a block's rows are the player. */
function layoutOf({ columns, heads, start, width }: Block<Column>): Layout {
  const indexes = Array.from({ length: width - start }, (_, offset) => start + offset).filter(
    (index) => !columns.get('team')?.includes(index) && !columns.get('sport')?.includes(index),
  )
  // Cells of our own export are taken as they are, whatever a name contains.
  const isOwnExport = [...heads.values()].join(';') === Object.values(texts.players).join(';')
  const kinds = columnsOf(indexes.map((index) => heads.get(index) ?? '')) ?? []
  const lastNumber = kinds.lastIndexOf('number')
  const isRead = (at: number, cell: string) => {
    if (kinds[at] === 'attendance') return attendanceAnswer(cell) !== null
    if (kinds[at] === 'captain') return captainAnswer(cell) !== null
    return kinds[at] !== 'other' && (kinds[at] !== 'number' || at === lastNumber)
  }
  return {
    read: ({ cells, take }) => {
      const texts = indexes.map((index, at) => (isRead(at, cells[index] ?? '') ? take(index) : ''))
      const [number = '', name = '', position = ''] = texts
      return isOwnExport ? { number, name, position, attendance: null } : playerOf(kinds, texts)
    },
  }
}

function playerOf(kinds: readonly RosterColumn[], cells: readonly string[]): ReadCells {
  const names = cells.filter((_, at) => kinds[at] === 'name' || kinds[at] === 'given' || kinds[at] === 'surname')
  const marked = attendanceIn(names)
  const answers = cells.filter((_, at) => kinds[at] === 'attendance').map(attendanceAnswer)
  const found = [marked?.kind, ...attendanceByMarks(names, () => true).values(), ...answers]
  const bare = cells.map((cell, at) =>
    kinds[at] === 'captain' ? cell : withoutAttendance(marked ? cell.replace(marked.words.trim(), ' ') : cell).trim(),
  )
  const { number, name, position } = playerByHeading(kinds, bare)
  const attendance = found.includes('out') ? 'out' : found.includes('doubt') ? 'doubt' : null
  return { number, name, position, attendance }
}
