import { isHeading, pastedPlayer, type PastedPlayer } from '@torneo/domain/roster-paste'
import { byteOrderMark, cellText, headingLine, papaparse } from './roster-csv'

/** Words of a heading, by what their column holds. */
const columnWords: readonly (readonly [keyof PastedPlayer, RegExp])[] = [
  ['number', /^(n|no|nro|num|numero|dorsal|camiseta)$/], ['position', /^(posicion|puesto)$/], ['name', /^(nombre|nombreyapellido|apellido|jugador)$/],
]

const plain = (word: string) => word.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase().replace(/[^a-z]/g, '')

/** How a heading says to read the lines under it: its columns are what it calls them, so nothing has to be guessed. */
function readerOf(heading: readonly string[]): (line: readonly string[]) => PastedPlayer {
  const fields = heading.map((cell) => columnWords.find(([, words]) => words.test(plain(cell)))?.[0])
  // 'Apellido' and 'Nombre' may be columns of their own.
  const textOf = (line: readonly string[], field: keyof PastedPlayer) =>
    line.filter((_, at) => fields[at] === field).map((cell) => cellText(cell.trim())).filter(Boolean).join(' ')
  return (line) => ({ number: textOf(line, 'number'), name: textOf(line, 'name'), position: textOf(line, 'position') })
}

/** A line that somebody typed under a heading without minding it: other cells than it names, or a number that stands elsewhere. */
function isApart(line: readonly string[], { number }: PastedPlayer, heading: readonly string[]): boolean {
  const isNumber = (cell: string) => /^[0-9]+$/.test(cell.trim())
  return line.length !== heading.length || (!isNumber(number) && line.some(isNumber))
}

const separators = ['\t', ';', ',']

/** The players of a pasted text or of a file's: one a line, in whatever order and with whatever separator, each line its own if need be. */
export async function readRoster(text: string): Promise<PastedPlayer[]> {
  const papa = await papaparse()
  const content = text.replace(byteOrderMark, '')
  // Of our own file nothing is guessed, whatever its names hold.
  const delimiter = content.startsWith(headingLine) ? ',' : ''
  const parse = (part: string) => papa.parse<string[]>(part, { delimiter, delimitersToGuess: separators, skipEmptyLines: 'greedy' }).data
  const lines = parse(content)
    // What the most lines have between their cells did not part this one.
    .map((line) => (line.length === 1 && line[0] !== undefined ? parse(line[0])[0] ?? line : line))
  const [first] = lines
  if (!first || !isHeading(first)) return lines.map(pastedPlayer)
  const read = readerOf(first)
  return lines.slice(1).map((line) => (delimiter === '' && isApart(line, read(line), first) ? pastedPlayer(line) : read(line)))
}

/** Lines with something in them: what will be read, before it is. */
export function linesIn(text: string): number {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length
}

/** A file's text: UTF-8, or what Excel writes on Windows when it is not; null for what is no text. */
export function fileText(bytes: ArrayBuffer): string | null {
  const text = decoded(bytes)
  return text.includes('\0') ? null : text
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
