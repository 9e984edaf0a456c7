import type { ImportedPlayer } from '@torneo/contracts/players'
import { playerLabels } from './roster-texts'

/** Loaded when a list is first read or written. A bundled dev server gives a CommonJS package as its own namespace, without a default. */
export const papaparse = () => import('papaparse').then((papa) => papa.default ?? papa)

/** Said by Excel about a text in UTF-8; without it 'Ríos' opens as 'RÃ­os'. */
export const byteOrderMark = '\uFEFF'

const heading = [playerLabels.number, playerLabels.name, playerLabels.position]
export const headingLine = heading.join(',')

/** What a spreadsheet would run as a formula; an apostrophe before it makes it a text. */
const formula = /^'*[=+\-@\t\r]/
const escaped = /^'(?='*[=+\-@\t\r])/

/** What a cell says, without the apostrophe that `rosterCsv` may have put before it. */
export const cellText = (cell: string) => cell.replace(escaped, '')

/** A roster as CSV, that 'Pegar lista' reads back to the same players. */
export async function rosterCsv(players: readonly { readonly [F in keyof ImportedPlayer]: string | number }[]): Promise<string> {
  const papa = await papaparse()
  const rows = players.map(({ number, name, position }) => [number, name, position])
  const csv = papa.unparse({ fields: heading, data: rows }, { escapeFormulae: formula })
  return `${byteOrderMark}${csv}\r\n`
}

/** Hands a file over to the browser's downloads. */
export function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Once the download has begun it no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
