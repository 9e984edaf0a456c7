import type { ImportedPlayer } from '@torneo/contracts/tournament/players'
import { formatCsv } from '@torneo/domain/csv/csv-table'
import { playerLabels } from './roster-texts'

/** Formats a roster as CSV, from which 'Pegar lista' reads the same players. */
export function rosterCsv(players: readonly { readonly [F in keyof ImportedPlayer]-?: string | number }[]): string {
  return formatCsv(
    [playerLabels.number, playerLabels.name, playerLabels.position],
    players.map(({ number, name, position }) => [String(number), String(name), String(position)]),
  )
}
