import { isPosition, splitPosition } from './roster-positions'
import { plainText } from './search'

/** A player read from a pasted line; a missing part is ''. `number` is the text as typed. */
export interface PastedPlayer {
  readonly number: string
  readonly name: string
  readonly position: string
  /** The rest of the line. */
  readonly unplaced: string
}

export const isNumber = (cell: string) => /^[0-9]+$/.test(cell)
const isNumeric = (cell: string) => /^[+-]?[0-9][0-9.,e]*$/i.test(cell)

/** An email, a phone number, a date or punctuation: neither a name nor a position. */
const isOther = (cell: string) => /@|\d{4}|\d[/-]\d/.test(cell) || !/\p{L}/u.test(cell)

const separator = /\s+[-–—·|/]\s+|:\s+/u

/** 'Esteban Coria (Arquero)' is two cells; a nickname in brackets stays in the name. */
function withoutBrackets(cell: string): string {
  return cell.replace(/[([]([^()[\]]*)[)\]]/g, (match, inside: string) =>
    (isNumber(inside.trim()) || isPosition(inside.trim()) ? ` | ${inside} | ` : match))
}

/** '10 - Ana Ríos' and '10. Ana Ríos' are two cells; a hyphen inside a name does not split it. */
function splitNumbered(cell: string): string[] {
  const [, number, rest] = /^#?\s*([0-9]+)(?:\s*[-–—·:)|/]\s*|[.°º]\s*|\s+)([^0-9].*)$/u.exec(cell) ?? []
  return number === undefined || rest === undefined ? [cell] : [number, ...rest.split(separator)]
}

const filled = (cells: readonly string[]) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')

/** The cells of one line, without blank ones. */
export function cellsOf(line: readonly string[]): string[] {
  const cells = filled(line.flatMap((cell) => withoutBrackets(cell.trim()).split(separator)).flatMap(splitNumbered))
  if (cells.some(isNumeric)) return cells
  // 'Juan Pérez 10 arquero'
  return filled(cells.flatMap((cell) => cell.replace(/(^|\s)#?([0-9]+)[.)°º]?(?=\s|$)/g, '$1 | $2 | ').split(separator)))
}

/** 'Pérez, Juan' is 'Juan Pérez'. */
export function surnameLast(name: string): string {
  const [surname = '', given = '', ...more] = name.split(',').map((part) => part.trim())
  return surname === '' || given === '' || more.length > 0 ? name : `${given} ${surname}`
}

const isOneWord = (text: string) => !/\s/.test(text)
const isCapital = (text: string) => /^\p{Lu}/u.test(text)

/** Whether two cells are one name: when the position is known, they can be nothing else; otherwise each must be one word. */
function areOneName(a: string, b: string, hasPosition: boolean, comma: boolean): boolean {
  if (a === '' || b === '' || isCapital(a) !== isCapital(b)) return false
  return hasPosition ? comma || isOneWord(a) || isOneWord(b) : isOneWord(a) && isOneWord(b)
}

/** `cells` minus `used`, one occurrence for each. */
function without(cells: readonly string[], used: readonly string[]): string[] {
  const remaining = [...cells]
  for (const cell of used) if (remaining.includes(cell)) remaining.splice(remaining.indexOf(cell), 1)
  return remaining
}

/**
 * Guesses which cell is which: one or two digits are the shirt number, known words the position, the remaining text the name, in one cell or
 * two. Without a known position the first text is the name and the next the position. Everything else goes into `unplaced`.
 * `comma`: the cells were separated by commas, so the first of two names is the surname.
 */
export function pastedPlayer(line: readonly string[], { comma = false } = {}): PastedPlayer {
  const cells = cellsOf(line)
  const number = cells.find((cell) => /^[0-9]{1,2}$/.test(cell)) ?? cells.find(isNumber) ?? cells.find(isNumeric) ?? ''
  const texts = cells.filter((cell) => !isNumeric(cell) && !isOther(cell))
  const positions = texts.filter(isPosition)
  // A surname can also be a position word: at least one text must be the name.
  const known = positions.length === texts.length ? positions.slice(1) : positions
  const [a = '', b = ''] = without(texts, known)
  const areAdjacent = cells.indexOf(b, cells.indexOf(a) + 1) === cells.indexOf(a) + 1

  // 'Pérez, Juan Arquero'
  const tail = splitPosition(b, comma && isOneWord(a) ? 1 : 2)
  const hasPosition = known.length > 0 || tail.position !== ''
  const isOneName = areAdjacent && areOneName(a, tail.name, hasPosition, comma)
  const head = hasPosition || isOneName ? { name: a, position: '' } : splitPosition(a)
  const position = [...known, isOneName ? tail.position : head.position].filter(Boolean).join(' / ')
  const isSecondPosition = !isOneName && position === ''
  return {
    number,
    name: surnameLast(isOneName ? (comma ? `${tail.name} ${a}` : `${a} ${tail.name}`) : head.name),
    position: isSecondPosition ? b : position,
    unplaced: without(cells, [number, ...known, a, ...(isOneName || isSecondPosition ? [b] : [])]).join(', '),
  }
}

/** First words of a title; no name begins with one. */
const titles = new Set([
  'lista', 'listado', 'equipo', 'plantel', 'nomina', 'planilla', 'promo', 'promocion', 'torneo', 'categoria', 'jugadores', 'jugadoras',
  'convocados', 'convocadas', 'titulares', 'suplentes', 'egresados', 'egresadas', 'futbol', 'voley', 'basquet', 'handball', 'hockey',
])

/** Whether a line is a title and not a player: 'Lista Promo 98', 'Suplentes:'. */
export function isTitle(line: readonly string[]): boolean {
  const [first = '', ...more] = filled(line)
  const hasPosition = cellsOf(line).some((cell) => isPosition(cell) || splitPosition(cell, 1).position !== '')
  return more.length < 2 && !hasPosition && titles.has(plainText(first).split(/[^a-z]/)[0] ?? '')
}
