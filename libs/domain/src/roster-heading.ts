import { cellsOf, isNumber, surnameLast, type PastedPlayer } from './roster-paste'
import { isPosition, plain } from './roster-positions'

type Column = 'number' | 'name' | 'given' | 'surname' | 'position' | 'other'

/** Words of a heading, by what is in their column. */
const columnWords: readonly (readonly [Column, RegExp])[] = [
  ['name', /^((nombres?y?apellidos?)|(apellidos?y?nombres?)|nombrecompleto|jugador(a|es|as)?)$/],
  ['given', /^nombres?$/], ['surname', /^apellidos?$/],
  ['position', /^(posicion(dejuego)?|puesto|pos|rol)$/],
  ['number', /^((n|no|nro|num|numero)(de)?)?(camiseta|casaca|remera|dorsal|jugador)?$/],
]

/** Other columns that a roster often has; any other word is one too. */
const besides = /^(dni|documento|curso|edad|telefono|celular|mail|email|correo|promo|promocion|nacimiento|fechadenacimiento)$/

function columnOf(cell: string): Column | null {
  // 'Apellido/s', 'Nombre(s)'
  const word = plain(cell).replace(/[º°]/g, '').replace(/[/(]s\)?$/, 's').replace(/[^a-z#]/g, '')
  if (word === '') return null
  if (word === '#') return 'number'
  return columnWords.find(([, words]) => words.test(word))?.[0] ?? (besides.test(word) ? 'other' : null)
}

/** What is in each column, when a line names them and no player: a name's, and at least one more that is known. */
export function columnsOf(line: readonly string[]): readonly Column[] | null {
  const columns = line.map(columnOf)
  const isHeading = columns.some((column) => column === 'name' || column === 'given' || column === 'surname')
    && columns.filter((column) => column !== null).length > 1 && !line.some((cell) => /\d/.test(cell))
  return isHeading ? columns.map((column) => column ?? 'other') : null
}

/** A line under a heading: its columns are what it calls them, so nothing has to be guessed. */
export function playerUnder(columns: readonly Column[], line: readonly string[]): PastedPlayer {
  const textsOf = (wanted: Column) => line.map((cell) => cell.trim()).filter((cell, at) => (columns[at] ?? 'other') === wanted && cell !== '')
  // 'N° de orden' and 'Camiseta': the shirt is the later one.
  const numbers = textsOf('number')
  const name = [...textsOf('given'), ...textsOf('name'), ...textsOf('surname')].join(' ')
  return {
    number: numbers.at(-1)?.replace(/[.)°º]+$/, '') ?? '',
    name: surnameLast(name),
    position: textsOf('position').join(' / '),
    unplaced: [...numbers.slice(0, -1), ...textsOf('other')].join(', '),
  }
}

/** A line that somebody typed under a heading without minding it: in other cells than it names, or in another order. */
export function isApart(columns: readonly Column[], line: readonly string[]): boolean {
  if (line.filter((cell) => cell.trim() !== '').length === 1 && cellsOf(line).length > 1) return true
  const known = line.map((cell) => cell.trim()).map((cell, at) => [columns[at], cell] as const)
  const hasNumber = known.some(([column, cell]) => column === 'number' && isNumber(cell.replace(/[.)°º]+$/, '')))
  return known.findLastIndex(([, cell]) => cell !== '') >= columns.length
    || (!hasNumber && known.some(([column, cell]) => column !== undefined && column !== 'number' && column !== 'other' && isNumber(cell)))
    || (line.length < columns.length && known.some(([column, cell]) => column !== 'position' && isPosition(cell)))
}
