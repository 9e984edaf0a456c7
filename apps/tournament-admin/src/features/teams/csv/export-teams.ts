import type { Promotion } from '@torneo/contracts/tournament/promotions'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { writeTeams } from '@torneo/domain/csv/write-csv'
import { downloadCsv } from '@torneo/panel/screen/download-csv'
import { teamCsvTexts as texts } from './csv-texts'

interface Names {
  readonly sports: readonly TournamentSport[]
  readonly promotions: readonly Promotion[]
}

/** Downloads teams as a file that the import reads. */
export function exportTeams(teams: readonly Team[], { sports, promotions }: Names, year: number): void {
  const rows = teams.map(({ name, sportId, promotionId }) => ({
    name,
    sport: sports.find(({ id }) => id === sportId)?.name ?? '',
    promotion: promotions.find(({ id }) => id === promotionId)?.name ?? '',
  }))
  downloadCsv(texts.fileName(year), writeTeams(rows))
}
