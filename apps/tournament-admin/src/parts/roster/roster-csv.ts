import type { ImportedPlayer } from '@torneo/contracts/players'
import { byteOrderMark } from '@torneo/panel/download-csv'
import { playerLabels } from './roster-texts'

/** Loaded when a list is first read or written. A bundled dev server gives a CommonJS package as its own namespace, without a default. */
export const papaparse = () => import('papaparse').then((papa) => papa.default ?? papa)

const heading = [playerLabels.number, playerLabels.name, playerLabels.position]
export const headingLine = heading.join(',')

/** What a spreadsheet would run as a formula; an apostrophe before it makes it a text. */
const formula = /^'*[=+\-@\t\r]/
const escaped = /^'(?='*[=+\-@\t\r])/

/** What a cell says, without the apostrophe that `rosterCsv` may have put before it. */
export const cellText = (cell: string) => cell.replace(escaped, '')

/** A roster as CSV, that 'Pegar lista' reads back to the same players. */
export async function rosterCsv(players: readonly { readonly [F in keyof ImportedPlayer]-?: string | number }[]): Promise<string> {
  const papa = await papaparse()
  const rows = players.map(({ number, name, position }) => [number, name, position])
  const csv = papa.unparse({ fields: heading, data: rows }, { escapeFormulae: formula })
  return `${byteOrderMark}${csv}\r\n`
}
