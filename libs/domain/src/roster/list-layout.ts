import { plainText } from '../format/search'
import { attendanceTitle, type Attendance } from './attendance'
import { cellsOf, isNumber, isShirt } from './line'
import { filledCells as filled, hasLetter, type ListRow } from './list-row'
import { groupPosition, isPosition } from './positions'

/** Joins the cells of a copied table with one cell a line: each number begins a player. */
export function joinStackedCells(rows: readonly ListRow[]): readonly ListRow[] {
  const areNumbers = rows.map(({ cells }) => cells.length === 1 && isShirt(cells[0] ?? ''))
  const isStacked =
    areNumbers[0] === true && areNumbers.filter(Boolean).length > 1 && rows.every(({ cells }) => cells.length === 1)
  if (!isStacked) return rows
  const players: ListRow[] = []
  rows.forEach((row, index) => {
    if (areNumbers[index]) players.push(row)
    else {
      const before = players.pop()
      players.push({
        ...row,
        cells: [...(before?.cells ?? []), ...row.cells],
        lines: [...(before?.lines ?? []), ...row.lines],
      })
    }
  })
  return players
}

/** True if the cells form one complete player: one number, and a name. */
const isCompletePlayer = (cells: readonly string[]) =>
  cells.filter(isShirt).length === 1 &&
  cells.some((cell) => hasLetter(cell) && !isPosition(cell)) &&
  cells.every((cell) => isShirt(cell) || hasLetter(cell))

/**
 * Splits two side-by-side columns of players, or players in one line: '2 Luis Mora, 3 Ana Paz'; null for one player.
 */
function playersOfRow(row: ListRow): ListRow[] | null {
  const own = filled(row.cells)
  const parts = own.map((cell) => cellsOf([cell]))
  if (own.length > 1 && parts.every((part) => part.length > 1 && isCompletePlayer(part)))
    return own.map((cell) => ({ ...row, cells: [cell] }))
  const second = isNumber(own[0] ?? '')
    ? own.findIndex((cell, index) => index > 0 && isNumber(cell))
    : own.findIndex(isNumber) + 1
  if (second < 2) return null
  const halves = [own.slice(0, second), own.slice(second)]
  return halves.every(isCompletePlayer) ? halves.map((half) => ({ ...row, cells: half })) : null
}

/** Splits rows of two players only if most rows have two: a single one may be an order, a name and a shirt. */
export function splitColumns(rows: readonly ListRow[]): ListRow[] {
  const split = rows.map(playersOfRow)
  const isTwoColumns = rows.length > 1 && split.filter((row) => row !== null).length * 2 >= rows.length
  return rows.flatMap((row, index) => {
    const players = split[index]
    return players && (isTwoColumns || row.cells.length === players.length) ? players : [row]
  })
}

/** A title and what stands beside it: 'Suplentes (2): Eze, Maxi'. */
const inlineTitle = /^([^:\d]{2,40}?(?:\s*[([]?\d{1,2}[)\]]?)?\s*:)\s*(\S.*)$/u
/** The same without a colon, for words that are in no name. */
const bareTitle = /^(titulares|suplentes|reservas|confirmad[oa]s|convocad[oa]s)\s+(\p{L}.*)$/iu

/** Titles of players, and those that may also head the name of a team. */
const playersTitle =
  /^(?:(?:los|las) que )?(?:titulares|suplentes|reservas|banco|banca|confirmad[oa]s|convocad[oa]s|presentes|seguros|van|vienen|juegan|alineacion|formacion)$/
const listTitle =
  /^(?:jugador(?:es|as)|plantel|lista|nomina|convocatoria)$|(?:^|\s)(?:la|el|mi|nuestra|esta) (?:lista|plantel|planilla|nomina|equipo)(?:\s|$)/

/** Words of a note beside a title: 'Confirmados: sábado 10hs', 'Lista: Promo 98'. */
const noteWords =
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hs?|hora|jugador(?:es|as)?|equipos?|promo(?:cion)?|torneo|futbol|voley|hoy|ahora)\b|\d(?:hs?|:\d\d)/

/** Names in the cells beside a title: those of a sheet, or separated in a sentence. */
function namesIn(cells: readonly string[], comma: boolean): string[] {
  const whole = comma ? [cells.join(', ')] : cells
  const separator = whole.some((cell) => cell.includes(';'))
    ? /\s*;\s*/u
    : whole.length > 1
      ? /\s+y\s+|\s*\/\s*/u
      : /\s+y\s+|\s*[,/]\s*|\s+-\s+/u
  return filled(whole.flatMap((cell) => cell.split(separator)))
}

/** Expands 'Arqueros: Juan Pérez y Luis Mora' to a row for each player, with the group's position; otherwise null. */
export function inlineGroup(row: ListRow): ListRow[] | null {
  const [first = '', ...more] = row.cells
  const [, title = '', rest = ''] = inlineTitle.exec(first) ?? bareTitle.exec(first) ?? []
  const plain = plainText(title)
    .replace(/[^a-z\s]/g, '')
    .trim()
  const isList = listTitle.test(plain)
  const position = isList || playersTitle.test(plain) ? '' : /s:$/i.test(title) ? groupPosition(title) : null
  const said = plainText([rest, ...more].join(' '))
  if (title === '' || position === null || !hasLetter(said) || noteWords.test(said)) return null
  const names = namesIn([rest, ...more], row.comma)
  const areNames = names.length > 1 && names.every((name) => hasLetter(name) && !isPosition(name))
  if (areNames) return names.map((name) => ({ ...row, cells: [name], position, labels: [title, 'y'] }))
  return isList || !title.includes(':') ? null : [{ ...row, cells: [rest, ...more], position, labels: [title] }]
}

/** Expands 'Dudas: Gonza y Fede' to a row for each name, and leaves 'Bajas: Rodri' as it is. */
export function inlineAttendance(
  row: ListRow,
): { readonly kind: Attendance; readonly rows: readonly ListRow[] } | null {
  const [first = '', ...more] = row.cells
  const [, title = '', rest = ''] = inlineTitle.exec(first) ?? []
  const kind = title === '' ? null : attendanceTitle(title)
  if (kind === null) return null
  const names = namesIn([rest, ...more], row.comma)
  return { kind, rows: names.map((name) => ({ ...row, cells: [name], labels: [title, 'y'] })) }
}
