/** A player as a pasted line names them; what it lacks is ''. `number` is the text as it was typed. */
export interface PastedPlayer {
  readonly number: string
  readonly name: string
  readonly position: string
}

const digits = /^[0-9]+$/

/** Words that say where somebody plays: they tell a position from a name, whatever the order. */
const positions = new Set([
  'arquero', 'arquera', 'portero', 'portera', 'defensa', 'defensor', 'defensora', 'lateral', 'central', 'volante', 'mediocampista', 'medio',
  'enganche', 'delantero', 'delantera', 'extremo', 'base', 'escolta', 'alero', 'alera', 'ala', 'pivot', 'ala-pivot', 'armador', 'armadora',
  'opuesto', 'opuesta', 'punta', 'libero', 'centro', 'cierre', 'jugador', 'jugadora', 'capitan', 'capitana',
])

const plain = (word: string) => word.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase()
const isPosition = (cell: string) => positions.has(plain(cell))

/** "10 - Ana Ríos" and "10. Ana Ríos" hold two cells; a hyphen inside a name does not part it. */
function splitNumbered(cell: string): string[] {
  const [, number, rest] = /^#?\s*([0-9]+)(?:\s*[-–—·:)]\s*|\.\s*|\s+)([^0-9].*)$/u.exec(cell) ?? []
  if (number === undefined || rest === undefined) return [cell]
  return [number, ...rest.split(/\s+[-–—·]\s+/u)]
}

/** The cells of one line, as they were separated; blank ones are left out. */
function cellsOf(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => splitNumbered(cell.trim())).flatMap((cell) => cell.split(/\s+[-–—·]\s+/u))
    .map((cell) => cell.trim()).filter((cell) => cell !== '')
}

/** "Juan Cruz Ferro Delantero" holds two cells; of two words both are the name: there is a surname Punta, and a Base. */
function splitPosition(cell: string): { readonly name: string; readonly position: string } {
  const [, name, last] = /^(\S+\s.*\S)\s+(\S+)$/u.exec(cell) ?? []
  return name !== undefined && last !== undefined && isPosition(last) ? { name, position: last } : { name: cell, position: '' }
}

/** Which cell is what: digits are the number, a known word the position; else the first text is the name and the next the position. */
export function pastedPlayer(line: readonly string[]): PastedPlayer {
  const cells = cellsOf(line)
  const number = cells.find((cell) => digits.test(cell)) ?? cells.find((cell) => /^[+-]?[0-9][0-9.,e]*$/i.test(cell)) ?? ''
  const texts = cells.filter((cell) => cell !== number)
  const known = texts.length > 1 ? texts.find(isPosition) : undefined
  const name = texts.find((cell) => cell !== known) ?? ''
  const position = known ?? texts.find((cell) => cell !== name) ?? ''
  return { number, ...(position === '' ? splitPosition(name) : { name, position }) }
}

/** Whether a first line only names the columns. */
export function isHeading(line: readonly string[]): boolean {
  const words = cellsOf(line).map((cell) => plain(cell).replace(/[^a-z]/g, ''))
  const headings = new Set(['numero', 'nro', 'n', 'no', 'num', 'dorsal', 'camiseta', 'nombre', 'nombreyapellido', 'apellido', 'jugador', 'posicion', 'puesto'])
  return words.length > 1 && words.every((word) => headings.has(word))
}
