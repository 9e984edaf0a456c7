import type { ImportedPlayer } from '@torneo/contracts/tournament/players'
import { byteOrderMark } from '@torneo/panel/screen/download-csv'
import { playerLabels } from './roster-texts'

/**
 * Loads papaparse on first use. Bundled dev servers return a CommonJS package as its own namespace, without a default.
 */
export const papaparse = () => import('papaparse').then((papa) => papa.default ?? papa)

const heading = [playerLabels.number, playerLabels.name, playerLabels.position]
export const headingLine = heading.join(',')

/** Matches a cell that a spreadsheet would run as a formula; a leading apostrophe makes it text. */
const formula = /^'*[=+\-@\t\r]/
const escaped = /^'(?='*[=+\-@\t\r])/

/** Removes the apostrophe that `rosterCsv` may have added to a cell. */
export const cellText = (cell: string) => cell.replace(escaped, '')

/** Formats a roster as CSV, from which 'Pegar lista' reads the same players. */
export async function rosterCsv(
  players: readonly { readonly [F in keyof ImportedPlayer]-?: string | number }[],
): Promise<string> {
  const papa = await papaparse()
  const rows = players.map(({ number, name, position }) => [number, name, position])
  const csv = papa.unparse({ fields: heading, data: rows }, { escapeFormulae: formula })
  return `${byteOrderMark}${csv}\r\n`
}
