import { withoutMarks } from '@torneo/domain/pasted-text'
import { columnsOf, ignoresHeading, playerUnder } from '@torneo/domain/roster-heading'
import { isTitle, pastedPlayer, type PastedPlayer } from '@torneo/domain/roster-paste'
import { byteOrderMark } from '@torneo/panel/download-csv'
import { cellText, headingLine, papaparse } from './roster-csv'

const separators = ['\t', ';', ',']

interface Line {
  readonly cells: readonly string[]
  readonly comma: boolean
}

export interface ReadRoster {
  readonly players: readonly PastedPlayer[]
  /** Lines that name the list or a part of it: 'Lista Promo 98'. */
  readonly titles: readonly string[]
}

/** Our own file, with nothing more in its heading. */
const isOurs = (text: string) => text.startsWith(headingLine) && /^[\r\n]/.test(text.slice(headingLine.length))

/** The players of a pasted text or of a file's: one a line, in whatever order and with whatever separator, each line its own if need be. */
export async function readRoster(text: string): Promise<ReadRoster> {
  const papa = await papaparse()
  const parse = (part: string, delimiter = '') => {
    const { data, meta } = papa.parse<string[]>(part, { delimiter, delimitersToGuess: separators, skipEmptyLines: 'greedy' })
    return data.map((cells): Line => ({ cells: cells.map((cell) => cellText(cell.trim())), comma: meta.delimiter === ',' }))
  }
  const content = text.replace(byteOrderMark, '')
  // Of our own file nothing is guessed, whatever its names hold.
  if (isOurs(content)) return { players: parse(content, ',').slice(1).map(({ cells }) => ownPlayer(cells)), titles: [] }

  const lines = parse(withoutMarks(content))
    // What the most lines have between their cells did not part this one.
    .map((line) => (line.cells.length === 1 && line.cells[0] !== undefined ? parse(line.cells[0])[0] ?? line : line))
  const titles = lines.filter(({ cells }) => isTitle(cells)).map(({ cells }) => cells.join(' ').trim())
  const rest = lines.filter(({ cells }) => !isTitle(cells))
  return { players: playersOf(rest), titles }
}

function ownPlayer([number = '', name = '', position = '', ...more]: readonly string[]): PastedPlayer {
  return { number, name, position, unplaced: more.filter(Boolean).join(', ') }
}

function playersOf(lines: readonly Line[]): PastedPlayer[] {
  const read = ({ cells, comma }: Line) => pastedPlayer(cells, { comma })
  const [first, ...under] = lines
  if (!first) return []
  // 'N° / Apellido y Nombre / Puesto': the comma of 'Pérez, Juan' has parted nothing there.
  const slash = [/\s+\/\s+/, /\//].find((one) => first.cells.length === 1 && columnsOf(first.cells.join().split(one)))
  const parted = (cells: readonly string[]) => (slash?.test(cells.join()) ? cells.join(', ').split(slash) : cells)
  const columns = columnsOf(parted(first.cells))
  if (!columns) return lines.map(read)
  return under.map((line) => {
    const cells = parted(line.cells)
    return ignoresHeading(columns, cells) ? read(line) : playerUnder(columns, cells)
  })
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
