import { check } from '@torneo/contracts/fields/validation'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { type Team, TeamBatch, teamBatchLimit, teamMessages } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { csvTexts as columns } from '@torneo/domain/csv/csv-texts'
import { readTeams } from '@torneo/domain/csv/read-teams'
import { plainText } from '@torneo/domain/format/search'
import type { Draft } from '../../../parts/create-all/use-create-all'
import { csvTexts as common } from '../../../parts/csv/csv-texts'
import type { ImportedRows, ImportRow } from '../../../parts/csv/imported-rows'

type Row = TeamBatch['items'][number]

export interface ImportedTeams extends ImportedRows<ImportRow & Draft<Row>> {
  /** Texts whose promotion a person may choose. */
  readonly unknownPromotions: readonly string[]
}

interface ImportContext {
  readonly sports: readonly TournamentSport[]
  readonly promotions: readonly Promotion[]
  readonly teams: readonly Team[]
  readonly chosen: ReadonlyMap<string, string>
}

const fieldColumns: Readonly<Record<string, string>> = {
  name: columns.teams.name,
  sportId: columns.teams.sport,
  promotionId: columns.teams.promotion,
}
const keyOf = ({ sportId, promotionId, name }: Pick<Team, 'sportId' | 'promotionId' | 'name'>) =>
  [sportId, promotionId, plainText(name)].join('\n')

/** Reads a file as teams to create, with an error for each cell that keeps one from being created. */
export function importTeams(text: string, { sports, promotions, teams, chosen }: ImportContext): ImportedTeams {
  const read = readTeams(text, { sports, promotions, chosen })
  const errors = [...read.errors]
  const existingKeys = new Set(teams.map(keyOf))
  const rowByKey = new Map<string, number>()
  const rows: (ImportRow & Draft<Row>)[] = []
  const existing: number[] = []
  for (const { row, ...draft } of read.teams) {
    const key = keyOf(draft)
    const twin = rowByKey.get(key)
    const sport = sports.find(({ id }) => id === draft.sportId)
    const checked = check(TeamBatch, { items: [draft] })
    if (existingKeys.has(key)) existing.push(row)
    else if (twin !== undefined) errors.push({ row, column: common.wholeRow, message: common.repeated(twin) })
    else if (!checked.ok)
      for (const { path, message } of checked.details)
        errors.push({ row, column: fieldColumns[path.split('.')[2] ?? ''] ?? common.wholeRow, message })
    else if (sport?.active === false)
      errors.push({ row, column: columns.teams.sport, message: teamMessages.inactiveSport })
    else {
      rowByKey.set(key, row)
      const promotion = promotions.find(({ id }) => id === draft.promotionId)
      rows.push({
        id: `${row} ${rows.length}`,
        row,
        title: draft.name,
        details: [sport && `${sport.icon} ${sport.name}`, promotion?.name].filter(Boolean).join(' · '),
        draft,
      })
    }
  }
  const extra = rows[teamBatchLimit]
  if (extra) errors.push({ row: extra.row, column: common.wholeRow, message: teamMessages.tooMany })
  return { rows, errors, existing, named: read.named, unknownPromotions: read.unknownPromotions }
}
