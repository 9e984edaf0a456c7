import { columnsOf, playerByHeading } from '../roster/heading'
import type { PastedPlayer } from '../roster/line'
import { columnsIn, playerTeamColumns } from './csv-columns'
import type { CsvError } from './csv-error'
import { createNames, type Named } from './csv-names'
import { parseCsv } from './csv-table'
import { csvTexts as texts } from './csv-texts'

export interface CsvPlayer extends PastedPlayer {
  readonly row: number
  readonly teamId: string
}

export interface PlayerContext {
  readonly sports: readonly Named[]
  readonly teams: readonly (Named & { readonly sportId: string })[]
}

/** Reads players of several teams: a team column, and the columns that 'Pegar lista' knows. */
export function readPlayers(
  text: string,
  { sports, teams }: PlayerContext,
): { readonly players: readonly CsvPlayer[]; readonly errors: readonly CsvError[] } {
  const rows = parseCsv(text)
  const index = rows
    .slice(0, 10)
    .findIndex(({ cells }) => columnsIn(playerTeamColumns, cells).has('team') && columnsOf(cells))
  const heading = rows[index]
  if (!heading) {
    const message = rows.length === 0 ? texts.empty : texts.noHeading([texts.players.team, texts.players.name])
    return { players: [], errors: [{ row: 1, column: texts.wholeRow, message }] }
  }
  const places = columnsIn(playerTeamColumns, heading.cells)
  const own = (cells: readonly string[]) => cells.filter((_, place) => ![...places.values()].includes(place))
  const columns = columnsOf(own(heading.cells)) ?? []
  // Cells of our own export are taken as they are, whatever a name contains.
  const isOwnExport = heading.cells.join(';') === Object.values(texts.players).join(';')
  const [sportNames, teamNames] = [createNames(sports), createNames(teams)]
  const errors: CsvError[] = []
  const players: CsvPlayer[] = []
  for (const { row, cells, isUnclosed } of rows.slice(index + 1)) {
    const cellOf = (column: keyof typeof playerTeamColumns) => cells[places.get(column) ?? -1] ?? ''
    const fail = (column: string, message: string) => errors.push({ row, column, message })
    const [teamText, sportText] = [cellOf('team'), cellOf('sport')]
    const sport = sportText === '' ? null : sportNames.all(sportText)[0]
    const found = teamNames.all(teamText).filter((team) => !sport || team.sportId === sport.id)
    const [number = '', name = '', position = ''] = own(cells)
    const player = isOwnExport ? { number, name, position, unplaced: '' } : playerByHeading(columns, own(cells))
    if (isUnclosed) fail(texts.wholeRow, texts.unclosedQuote)
    else if (sport === undefined) fail(texts.players.sport, sportNames.unknown(sportText))
    else if (teamText === '') fail(texts.players.team, texts.missing(texts.players.team))
    else if (found.length > 1) fail(texts.players.team, texts.severalSports(teamText))
    else if (!found[0]) fail(texts.players.team, teamNames.unknown(teamText))
    else if (player.name === '') fail(texts.players.name, texts.missing(texts.players.name))
    else players.push({ ...player, row, teamId: found[0].id })
  }
  return { players, errors }
}
