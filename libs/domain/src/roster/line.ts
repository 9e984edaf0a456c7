import { isPosition, splitPosition } from './positions'

/** A player read from a pasted line; a missing part is ''. `number` is the text as typed. */
export interface PastedPlayer {
  readonly number: string
  readonly name: string
  readonly position: string
  /** The rest of the line. */
  readonly unplaced: string
  /** True if the list has the player among its doubts. */
  readonly isDoubtful?: boolean
}

export const isNumber = (cell: string) => /^[0-9]+$/.test(cell)
export const isShirt = (cell: string) => /^[0-9]{1,2}$/.test(cell)
const isNumeric = (cell: string) => /^[+-]?[0-9][0-9.,e]*$/i.test(cell)

/** Sizes of shirts, as lists have them for who prints them: 'XL', 'talle M'. */
const size = String.raw`(?:tall[ae]\s*:?\s*(?:[xX]*[sSlL]|[mM]|\d{1,2})|\d?[xX]{1,4}[sSlL])(?![\p{L}\d])`
const isSize = new RegExp(String.raw`^${size}$`, 'iu')

/** Matches an email, a document, a phone number, a date, a size, a note in brackets or punctuation. */
const isOther = (cell: string) =>
  /@|\d{4}|\d[/-]\d|\d\.\d{3}|\d{3} \d{3}|^[([][^()[\]]*[)\]]$/.test(cell) || isSize.test(cell) || !/\p{L}/u.test(cell)

const label = String.raw`(?:(?:d\.?n\.?i\.?|r\.?u\.?[nt]\.?|c\.?i\.?|curp|nie|doc(?:umento)?\.?|tel(?:[eé]fono)?\.?|cel(?:ular)?\.?|m[oó]vil|whatsapp|wsp)\s*:?\s*)?`
const documents = [
  size,
  String.raw`[^\s,;|()]+@[^\s,;|()]+`,
  String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)`,
  String.raw`[A-Z]{4}\d{6}[HM][A-Z]{5}[0-9A-Z]\d`,
  String.raw`\d{1,2}\.?\d{3}\.?\d{3}(?:-[\dkK]|[\s-]?[A-Z])?(?![\p{L}\d.])`,
  String.raw`[XYZ]-?\d{7}-?[A-Z]`,
  String.raw`\+?\d{1,4}[\s-]*(?:\(\d{1,4}\)|\d{1,4})?(?:[\s.-]*\d{3,4}){2}(?!\d)`,
  String.raw`\(?(?:(?:promo(?:ci[oó]n)?|clase|cat(?:egor[ií]a)?)\.?\s+)?(?:19|20)\d{2}(?![\p{L}\d])\)?`,
]
/**
 * Matches documents, phone numbers, emails, dates and years inside a cell, as written in Spanish-speaking countries.
 */
const document = new RegExp(String.raw`(?<![\p{L}\d.])${label}(?:${documents.join('|')})`, 'giu')
const wholeDocument = new RegExp(`^${label}(?:${documents.join('|')})$`, 'iu')

const separator = /(?:\s+[-–—·|/])+\s+|:\s+/u

/** Splits 'Esteban Coria (Arquero)' into two cells; a nickname in brackets stays in the name. */
function withoutBrackets(cell: string): string {
  return cell.replace(/[([]([^()[\]]*)[)\]]/g, (match, inside: string) =>
    isNumber(inside.trim()) || isPosition(inside.trim()) ? ` | ${inside} | ` : match,
  )
}

/** Number at the end of a name, with a note in brackets: 'Juan Pérez 10', 'Iván Soto 23 (A)'. */
const lastNumber = /\s#?([0-9]{1,2})\s*([([][^()[\]]*[)\]])?$/

/** Splits '10 - Ana Ríos' and '10. Ana Ríos' into two cells; a hyphen inside a name does not split it. */
function splitNumbered(cell: string): string[] {
  const [, number, rest] = /^#?\s*([0-9]+)(?:[.°ºª]*\s*[-–—·:)|/]\s*|[.°ºª]+\s*|\s+)([^0-9].*)$/u.exec(cell) ?? []
  if (number === undefined || rest === undefined) return [cell]
  // '1) Juan Pérez 10' has two numbers.
  return [number, ...rest.split(separator).flatMap((part) => part.replace(lastNumber, ' | $1 | $2').split(separator))]
}

/** Normalizes a spreadsheet's number: '1.0', and the text mark of "'01". */
const plainNumber = (cell: string) =>
  cell
    .replace(/^'(?=\d)/, '')
    .replace(/^(\d{1,2})[.,]0{1,2}$/, '$1')
    .replace(/^(\d{1,2})[.)°ºª]+$/, '$1')

const filled = (cells: readonly string[]) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')

/** Splits a line into its cells, without blank ones. */
export function cellsOf(line: readonly string[]): string[] {
  const parts = line.flatMap((cell) =>
    withoutBrackets(cell.trim().replace(document, (found) => ` | ${found.replace(/:\s+/, ' ')} | `)).split(separator),
  )
  const cells = filled(filled(parts).map(plainNumber).flatMap(splitNumbered))
  if (cells.some(isShirt)) return cells
  // 'Juan Pérez 10 arquero'
  return filled(cells.flatMap((cell) => (wholeDocument.test(cell) ? [cell] : withNumbersApart(cell).split(separator))))
}

/** A note in brackets, whose numbers are no shirt: '(llega 10 hs)'. */
const note = /([([][^()[\]]*\p{L}[^()[\]]*[)\]])/u

const withNumbersApart = (cell: string): string =>
  cell
    .split(note)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/(^|\s)#?([0-9]+)[.)°º]?(?=\s|$)/g, '$1 | $2 | ')))
    .join('')

/** Turns 'Pérez, Juan' into 'Juan Pérez'. */
export function surnameLast(name: string): string {
  const [surname = '', given = '', ...more] = name.split(',').map((part) => part.trim())
  return surname === '' || given === '' || more.length > 0 ? name : `${given} ${surname}`
}

const isOneWord = (text: string) => !/\s/.test(text)
const isCapital = (text: string) => /^\p{Lu}/u.test(text)

/**
 * True if two cells form one name. If the position is known, they can be nothing else; otherwise each must be one word.
 */
function areOneName(a: string, b: string, hasPosition: boolean, comma: boolean): boolean {
  if (a === '' || b === '' || isCapital(a) !== isCapital(b)) return false
  if (hasPosition) return comma || isOneWord(a) || isOneWord(b)
  return isOneWord(a) && (isOneWord(b) || (comma && b.split(/\s+/).every(isCapital)))
}

/** Removes one occurrence of each used cell. */
function without(cells: readonly string[], used: readonly string[]): string[] {
  const remaining = [...cells]
  for (const cell of used) if (remaining.includes(cell)) remaining.splice(remaining.indexOf(cell), 1)
  return remaining
}

/**
 * Guesses which cell is which: one or two digits are the shirt number, known words the position, the remaining text the
 * name, in one cell or two. Without a known position the first text is the name and the next the position. Everything
 * else goes into `unplaced`. `comma`: the cells were separated by commas, so the first of two names is the surname.
 */
export function readPlayer(line: readonly string[], { comma = false } = {}): PastedPlayer {
  const cells = cellsOf(line)
  const number = cells.find(isShirt) ?? cells.find(isNumber) ?? cells.find(isNumeric) ?? ''
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
