import { plainText } from '../format/search'
import { cellsOf, isNumber, surnameLast, type PastedPlayer } from './line'
import { isPosition } from './positions'

type Column = 'number' | 'name' | 'given' | 'surname' | 'position' | 'other'

/** Heading patterns by column. */
const columnPatterns: readonly (readonly [Column, RegExp])[] = [
  ['name', /^((nombres?y?apellidos?)|(apellidos?y?nombres?)|nombrecompleto|jugador(a|es|as)?|player|fullname)$/],
  ['given', /^(nombres?|firstname)$/],
  ['surname', /^(apellidos?|lastname)$/],
  ['position', /^(posicion(dejuego)?|puesto|pos|rol|demarcacion|position)$/],
  [
    'number',
    /^((n|no|nro|num|numero)(de)?)?(camiseta|casaca|remera|playera|polera|dorsal|jugador)?$|^(jersey)?number$/,
  ],
]

/** Headings of common columns that a roster has no field for. */
const otherColumns =
  /^(dni|documento|curso|edad|telefono|celular|mail|email|correo|promo|promocion|nacimiento|fechadenacimiento)$/

/** Returns the column that a heading's cell names; null for any other text. */
export function columnOf(cell: string): Column | null {
  // 'Apellido/s', 'Nombre(s)'
  const word = plainText(cell)
    .replace(/[º°]/g, '')
    .replace(/[/(]s\)?$/, 's')
    .replace(/[^a-z#]/g, '')
  if (word === '') return null
  if (word === '#') return 'number'
  return columnPatterns.find(([, pattern]) => pattern.test(word))?.[0] ?? (otherColumns.test(word) ? 'other' : null)
}

/** Returns a heading's columns: a name column, at least one more, and no digits. Null for any other line. */
export function columnsOf(line: readonly string[]): readonly Column[] | null {
  const columns = line.map(columnOf)
  const isHeading =
    columns.some((column) => column === 'name' || column === 'given' || column === 'surname') &&
    columns.filter((column) => column !== null).length > 1 &&
    !line.some((cell) => /\d/.test(cell))
  return isHeading ? columns.map((column) => column ?? 'other') : null
}

/** Reads a line by the columns of its heading, without guessing. */
export function playerByHeading(columns: readonly Column[], line: readonly string[]): PastedPlayer {
  const textsOf = (target: Column) =>
    line.map((cell) => cell.trim()).filter((cell, index) => (columns[index] ?? 'other') === target && cell !== '')
  // If a list has both 'N° de orden' and 'Camiseta', the later is the shirt number.
  const numbers = textsOf('number')
  const name = [...textsOf('given'), ...textsOf('name'), ...textsOf('surname')].join(' ')
  return {
    number: numbers.at(-1)?.replace(/[.)°º]+$/, '') ?? '',
    name: surnameLast(name),
    position: textsOf('position').join(' / '),
    unplaced: [...numbers.slice(0, -1), ...textsOf('other')].join(', '),
  }
}

/** True if a line does not follow its heading: it has more cells, or another order. */
export function ignoresHeading(columns: readonly Column[], line: readonly string[]): boolean {
  if (line.filter((cell) => cell.trim() !== '').length === 1 && cellsOf(line).length > 1) return true
  const pairs = line.map((cell, index) => [columns[index], cell.trim()] as const)
  const hasNumber = pairs.some(([column, cell]) => column === 'number' && isNumber(cell.replace(/[.)°º]+$/, '')))
  return (
    pairs.findLastIndex(([, cell]) => cell !== '') >= columns.length ||
    (!hasNumber &&
      pairs.some(
        ([column, cell]) => column !== undefined && column !== 'number' && column !== 'other' && isNumber(cell),
      )) ||
    (line.length < columns.length && pairs.some(([column, cell]) => column !== 'position' && isPosition(cell)))
  )
}
