import { isPosition, plain, splitPosition } from './roster-positions'

/** A player as a pasted line names them; what it lacks is ''. `number` is the text as it was typed. */
export interface PastedPlayer {
  readonly number: string
  readonly name: string
  readonly position: string
  /** What the line also says, and is none of the three. */
  readonly unplaced: string
}

export const isNumber = (cell: string) => /^[0-9]+$/.test(cell)
const isNumeric = (cell: string) => /^[+-]?[0-9][0-9.,e]*$/i.test(cell)

/** An address, a telephone, a day, or signs alone: no name and no position. */
const isOther = (cell: string) => /@|\d{4}|\d[/-]\d/.test(cell) || !/\p{L}/u.test(cell)

const between = /\s+[-–—·|/]\s+|:\s+/u

/** 'Esteban Coria (Arquero)' is two cells; a nickname in brackets is part of the name. */
function withoutBrackets(cell: string): string {
  return cell.replace(/[([]([^()[\]]*)[)\]]/g, (whole, inside: string) =>
    (isNumber(inside.trim()) || isPosition(inside.trim()) ? ` | ${inside} | ` : whole))
}

/** "10 - Ana Ríos" and "10. Ana Ríos" hold two cells; a hyphen inside a name does not part it. */
function splitNumbered(cell: string): string[] {
  const [, number, rest] = /^#?\s*([0-9]+)(?:\s*[-–—·:)|/]\s*|[.°º]\s*|\s+)([^0-9].*)$/u.exec(cell) ?? []
  return number === undefined || rest === undefined ? [cell] : [number, ...rest.split(between)]
}

const filled = (cells: readonly string[]) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')

/** The cells of one line, as they were separated; blank ones are left out. */
export function cellsOf(line: readonly string[]): string[] {
  const cells = filled(line.flatMap((cell) => withoutBrackets(cell.trim()).split(between)).flatMap(splitNumbered))
  if (cells.some(isNumeric)) return cells
  // 'Juan Pérez 10 arquero'
  return filled(cells.flatMap((cell) => cell.replace(/(^|\s)#?([0-9]+)[.)°º]?(?=\s|$)/g, '$1 | $2 | ').split(between)))
}

/** 'Pérez, Juan' is 'Juan Pérez'. */
export function surnameLast(name: string): string {
  const [surname = '', given = '', ...more] = name.split(',').map((part) => part.trim())
  return surname === '' || given === '' || more.length > 0 ? name : `${given} ${surname}`
}

const isOneWord = (text: string) => !/\s/.test(text)
const isCapital = (text: string) => /^\p{Lu}/u.test(text)

/** Whether two cells are one name: with a position elsewhere nothing else is left for them, without one they are a word each. */
function areOneName(a: string, b: string, isPlaced: boolean, comma: boolean): boolean {
  if (a === '' || b === '' || isCapital(a) !== isCapital(b)) return false
  return isPlaced ? comma || isOneWord(a) || isOneWord(b) : isOneWord(a) && isOneWord(b)
}

/** All that is in `cells` and not in `used`, each as often as it is more. */
function without(cells: readonly string[], used: readonly string[]): string[] {
  const left = [...cells]
  for (const cell of used) if (left.includes(cell)) left.splice(left.indexOf(cell), 1)
  return left
}

/**
 * Which cell is what: a shirt's digits are the number, known words the position, and what is left the name, in one cell or in two.
 * Without a known word the first text is the name and the next the position. What has no column goes into `unplaced`.
 * `comma`: a comma parted the cells, so that of two names the surname stands first.
 */
export function pastedPlayer(line: readonly string[], { comma = false } = {}): PastedPlayer {
  const cells = cellsOf(line)
  const number = cells.find((cell) => /^[0-9]{1,2}$/.test(cell)) ?? cells.find(isNumber) ?? cells.find(isNumeric) ?? ''
  const texts = cells.filter((cell) => !isNumeric(cell) && !isOther(cell))
  const positions = texts.filter(isPosition)
  // A surname may be such a word too: one text is the name.
  const known = positions.length === texts.length ? positions.slice(1) : positions
  const [a = '', b = ''] = without(texts, known)
  const isBeside = cells.indexOf(b, cells.indexOf(a) + 1) === cells.indexOf(a) + 1

  // 'Pérez, Juan Arquero'
  const tail = splitPosition(b, comma && isOneWord(a) ? 1 : 2)
  const isPlaced = known.length > 0 || tail.position !== ''
  const isOneName = isBeside && areOneName(a, tail.name, isPlaced, comma)
  const own = isPlaced || isOneName ? { name: a, position: '' } : splitPosition(a)
  const position = [...known, isOneName ? tail.position : own.position].filter(Boolean).join(' / ')
  const isSecond = !isOneName && position === ''
  return {
    number,
    name: surnameLast(isOneName ? (comma ? `${tail.name} ${a}` : `${a} ${tail.name}`) : own.name),
    position: isSecond ? b : position,
    unplaced: without(cells, [number, ...known, a, ...(isOneName || isSecond ? [b] : [])]).join(', '),
  }
}

/** A first word that no name begins with. */
const titles = new Set([
  'lista', 'listado', 'equipo', 'plantel', 'nomina', 'planilla', 'promo', 'promocion', 'torneo', 'categoria', 'jugadores', 'jugadoras',
  'convocados', 'convocadas', 'titulares', 'suplentes', 'egresados', 'egresadas', 'futbol', 'voley', 'basquet', 'handball', 'hockey',
])

/** Whether a line names the list or a part of it, and no player: 'Lista Promo 98', 'Suplentes:'. */
export function isTitle(line: readonly string[]): boolean {
  const [first = '', ...more] = filled(line)
  const saysWhere = cellsOf(line).some((cell) => isPosition(cell) || splitPosition(cell, 1).position !== '')
  return more.length < 2 && !saysWhere && titles.has(plain(first).split(/[^a-z]/)[0] ?? '')
}
