import type { Player } from '@torneo/contracts/tournament/players'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { writePlayers } from '@torneo/domain/csv/write-csv'
import { downloadCsv } from '@torneo/panel/screen/download-csv'
import { playerCsvTexts as texts } from './csv-texts'

/** Downloads the players of these teams as a file that the import reads. */
export function exportPlayers(
  players: readonly Player[],
  teams: readonly Team[],
  sports: readonly TournamentSport[],
  year: number,
): void {
  const rows = teams.flatMap((team) =>
    players
      .filter(({ teamId }) => teamId === team.id)
      .map(({ name, number, position }) => ({
        team: team.name,
        sport: sports.find(({ id }) => id === team.sportId)?.name ?? '',
        number: String(number),
        name,
        position,
      })),
  )
  downloadCsv(texts.fileName(year), writePlayers(rows))
}
