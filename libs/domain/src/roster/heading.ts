import type { HeadingRules } from '../csv/blocks'
import { unusedWords } from '../csv/text-account'
import { plainText } from '../format/search'
import { captainAnswer } from './attendance'
import { cellsOf, isNumber, surnameLast, type PastedPlayer } from './line'
import { withCaptain, withGoalkeeper, withoutMarks } from './pasted-text'
import { goalkeeper, isGoalkeeper, isPosition, withCaptaincy } from './positions'

export type Column = 'number' | 'name' | 'given' | 'surname' | 'position' | 'captain' | 'attendance' | 'other'

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

/** Headings of common columns that a roster has no field for, forms' own ones included. */
const otherColumns =
  /^(dni|rut|documento|curso|edad|telefono|celular|whatsapp|mail|email|correo(electronico)?|direcciondecorreo(electronico)?|promo|promocion|camada|nacimiento|fechadenacimiento|marcatemporal|timestamp|tall[ae]s?|observaci(on|ones)|comentarios?)$/

/** Questions of forms: 'N° de camiseta que prefieres', 'Nombre y apellido (como en tu DNI)', 'Talle de camiseta'. */
const questions: readonly (readonly [Column, RegExp])[] = [
  ['other', /tall[ae]s?(de|que|$)|correo|mail|telefono|celular/],
  [
    'attendance',
    /^(tu)?(asist|confirm|particip|disponib)|^(vas|venis|vienes|viene|va|jugas|juegas|juega|podes|puedes|puede)(a|al|el|este|jugar|venir|participar|asistir|contar|$)/,
  ],
  ['name', /^((tu)?nombres?y?apellidos?|(tu)?apellidos?y?nombres?|(tu)?nombrecompleto)/],
  ['number', /^(n|no|nro|num|numero)?(de)?(tu)?(camiseta|casaca|remera|playera|polera|dorsal)/],
  ['number', /^(que|cual(es)?)*(tu)?(numero|nro)(de)?(camiseta|casaca|remera|quer|quier|pref|elig|eleg|usa|te|$)/],
  ['position', /^(en)?(que|cual(es)?)(tu)?(posicion|puesto)/],
  ['position', /^(posicion|puesto)(preferid|en|que|favorit|dejuego|habitual)/],
  ['captain', /^(es|sos|eres)(el|la)?capitan/],
]

/** Heading of captains, apart from `columnPatterns`: 'Capitán' alone in a line is the position of the player above. */
const captainColumn = /^(c|cap|capi|capitan(a|es|as)?|captain)$/

/** Parts of a question that say no more about its column: '(opción 1)', 'opción 2'. */
const aside = /\([^)]*\)|[¿?*:[\]]|\bopci[oó]n\s*\d+/giu

const plainWord = (text: string) =>
  plainText(text)
    .replace(/[º°]/g, '')
    .replace(/[^a-z#]/g, '')

/** Returns the column that a heading's cell names; null for any other text. */
export function columnOf(cell: string): Column | null {
  // 'Apellido/s', 'Nombre(s)'
  const word = plainWord(cell.replace(/[/(]s\)?$/, 's'))
  if (word === '') return null
  if (word === '#') return 'number'
  return columnPatterns.find(([, pattern]) => pattern.test(word))?.[0] ?? (otherColumns.test(word) ? 'other' : null)
}

/** Returns the column of a cell among others of a heading, which may be the question of a form. */
function headOf(cell: string): Column | null {
  const known = columnOf(cell) ?? (captainColumn.test(plainWord(cell)) ? 'captain' : null)
  if (known !== null) return known
  const question = plainWord(cell.replace(aside, ' '))
  if (question === '') return /\p{L}/u.test(cell) ? 'other' : null
  return columnOf(question) ?? questions.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}

const hasName = (columns: readonly (Column | null)[]) =>
  columns.some((column) => column === 'name' || column === 'given' || column === 'surname')

/** Digits of a heading stand in a question only: 'Opción 2', 'N° de camiseta (opción 1)'. */
const hasOddDigits = (cell: string) => /\d/.test(cell.replace(aside, '')) && cell.trim().split(/\s+/).length < 4

/** Returns a heading's columns: a name column, at least one more, and no digits. Null for any other line. */
export function columnsOf(line: readonly string[]): readonly Column[] | null {
  const columns = line.map(headOf)
  const isHeading =
    hasName(columns) && columns.filter((column) => column !== null).length > 1 && !line.some(hasOddDigits)
  if (!isHeading) return null
  // 'N° de camiseta (opción 1)' and '(opción 2)': the first is the shirt.
  const shirts = line.flatMap((cell, index) =>
    columns[index] === 'number' && /camiseta|casaca|remera|playera|polera|dorsal/i.test(cell) ? [index] : [],
  )
  const names = columns.filter((column) => column === 'name' || column === 'given').length
  return columns.map((column, index) =>
    column === null || (names === 1 && column === 'number' && shirts.length > 1 && index !== shirts[0])
      ? 'other'
      : column,
  )
}

/** Rules of blocks of players beside one another. */
export const playerHeading: HeadingRules<Column> = {
  columnOf: (cell) => (hasOddDigits(cell) ? null : headOf(cell)),
  isHeading: (columns) => hasName([...columns.keys()]) && columns.size > 1,
}

/** Number and position in a shirt's cell: '10 (C)', 'Nº 7', "'08"; any other text stays as it is. */
function shirtIn(cell: string): { readonly number: string; readonly positions: readonly string[] } {
  const [number = '', ...positions] = cellsOf([withoutMarks(withGoalkeeper(cell))])
  return isNumber(number) && positions.every(isPosition) ? { number, positions } : { number: cell, positions: [] }
}

/** Takes a position in brackets out of a name: 'Ana Ríos (arquera)', 'Ana Ríos (C)'. */
function withoutPosition(name: string): { readonly name: string; readonly positions: readonly string[] } {
  const positions: string[] = []
  const bare = withGoalkeeper(withCaptain(name)).replace(/\s*[([]([^()[\]]*)[)\]]/g, (whole, inside: string) => {
    if (!isPosition(inside.trim())) return whole
    positions.push(inside.trim())
    return ''
  })
  return { name: bare.trim(), positions }
}

/** Leaves out texts whose words another one has: a full name beside its given name and surname. */
const withoutRepeated = (texts: readonly string[]): string[] =>
  texts.filter(
    (text, index) =>
      !texts.some((other, at) => {
        const isWithin = at !== index && unusedWords(text, [other]).length === 0
        return isWithin && (at < index || unusedWords(other, [text]).length > 0)
      }),
  )

/** Reads a line by the columns of its heading, without guessing. */
export function playerByHeading(columns: readonly Column[], line: readonly string[]): PastedPlayer {
  const cells = line.map((cell) => cell.trim())
  const textsOf = (target: Column) =>
    cells.filter((cell, index) => (columns[index] ?? 'other') === target && cell !== '')
  // If a list has both 'N° de orden' and 'Camiseta', the later is the shirt number, also where it is blank.
  const last = columns.lastIndexOf('number')
  const orders = cells.filter((cell, index) => columns[index] === 'number' && index !== last && cell !== '')
  const shirt = shirtIn(cells[last] ?? '')
  const written = withoutRepeated([...textsOf('given'), ...textsOf('name'), ...textsOf('surname')]).join(' ')
  const { name, positions } = withoutPosition(written)
  const roles = [...textsOf('position').map(withGoalkeeper), ...shirt.positions, ...positions]
  // 🧤 beside 'Arquera' says nothing new.
  const position = roles
    .filter((role, index) => role !== goalkeeper || index === roles.findIndex(isGoalkeeper))
    .join(' / ')
  return {
    number: shirt.number,
    name: surnameLast(name),
    position: textsOf('captain').some(captainAnswer) ? withCaptaincy(position) : position,
    unplaced: [...orders, ...textsOf('other')].join(', '),
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
        ([column, cell]) =>
          column !== undefined && column !== 'number' && column !== 'other' && column !== 'captain' && isNumber(cell),
      )) ||
    (line.length < columns.length &&
      pairs.some(([column, cell]) => column !== 'position' && column !== 'captain' && isPosition(cell)))
  )
}
