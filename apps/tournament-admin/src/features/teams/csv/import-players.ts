import { check } from '@torneo/contracts/fields/validation'
import {
  noPosition,
  type Player,
  PlayerBatch,
  playerBatchLimit,
  playerMessages,
} from '@torneo/contracts/tournament/players'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { csvTexts as columns } from '@torneo/domain/csv/csv-texts'
import { readPlayers } from '@torneo/domain/csv/read-players'
import { plainText } from '@torneo/domain/format/search'
import type { Draft } from '../../../parts/create-all/use-create-all'
import { csvTexts as common } from '../../../parts/csv/csv-texts'
import type { ImportedRows, ImportRow } from '../../../parts/csv/imported-rows'
import { integerOrText } from '../../../parts/integer-or-text'
import { playerCsvTexts as texts } from './csv-texts'

type Row = PlayerBatch['items'][number]

interface ImportContext {
  readonly sports: readonly TournamentSport[]
  readonly teams: readonly Team[]
  readonly players: readonly Player[]
}

const fieldColumns: Readonly<Record<string, string>> = {
  number: columns.players.number,
  name: columns.players.name,
  position: columns.players.position,
}

/**
 * Reads a file as players to add to their teams, with an error for each cell that keeps one from being added. A shirt
 * that two players wear is a note, as in 'Pegar lista'.
 */
export function importPlayers(
  text: string,
  { sports, teams, players }: ImportContext,
): ImportedRows<ImportRow & Draft<Row>> {
  const read = readPlayers(text, { sports, teams })
  const errors = [...read.errors]
  const nameKey = (teamId: string, name: string) => `${teamId} ${plainText(name)}`
  const shirtKey = (teamId: string, number: number) => `${teamId} ${number}`
  const numbers = new Map<string, Set<number>>()
  const owners = new Map<string, string>()
  for (const { teamId, name, number } of players) {
    const key = nameKey(teamId, name)
    numbers.set(key, (numbers.get(key) ?? new Set()).add(number))
    owners.set(shirtKey(teamId, number), name)
  }
  const shirts = new Map<string, number>()
  const rowByKey = new Map<string, number>()
  const rows: (ImportRow & Draft<Row>)[] = []
  const existing: number[] = []
  for (const { row, start, teamId, name, number: typed, position, isDoubtful } of read.players) {
    const checked = check(PlayerBatch, { items: [{ teamId, name, number: integerOrText(typed), position }] })
    if (!checked.ok) {
      for (const { path, message } of checked.details)
        errors.push({ row, column: fieldColumns[path.split('.')[2] ?? ''] ?? common.wholeRow, message })
      continue
    }
    const [draft] = checked.value.items
    if (!draft) continue
    const { number } = draft
    const listed = numbers.get(nameKey(teamId, draft.name))
    const key = `${number} ${nameKey(teamId, draft.name)}`
    const twin = rowByKey.get(key)
    if (listed?.has(number)) existing.push(row)
    else if (listed)
      errors.push({ row, column: columns.players.number, message: playerMessages.onList([...listed][0] ?? 0) })
    else if (twin !== undefined) errors.push({ row, column: common.wholeRow, message: common.repeated(twin) })
    else {
      rowByKey.set(key, row)
      const shirt = shirtKey(teamId, number)
      shirts.set(shirt, (shirts.get(shirt) ?? 0) + 1)
      const team = teams.find(({ id }) => id === teamId)
      const sport = sports.find(({ id }) => id === team?.sportId)
      rows.push({
        id: `${row} ${start}`,
        row,
        title: `${number} · ${draft.name}`,
        details: [team?.name, sport && `${sport.icon} ${sport.name}`, draft.position || noPosition]
          .filter(Boolean)
          .join(' · '),
        draft,
        ...(isDoubtful && { note: texts.doubtful }),
      })
    }
  }
  const extra = rows[playerBatchLimit]
  if (extra) errors.push({ row: extra.row, column: common.wholeRow, message: playerMessages.batchTooMany })
  const noteOf = ({ teamId, number }: Row) => {
    const owner = owners.get(shirtKey(teamId, number))
    if (owner !== undefined) return texts.numberTaken(number, owner)
    return (shirts.get(shirtKey(teamId, number)) ?? 0) > 1 ? texts.numberTwice(number) : undefined
  }
  return {
    rows: rows.map((one) => ({ ...one, note: [one.note, noteOf(one.draft)].filter(Boolean).join(' · ') || undefined })),
    errors,
    existing,
    named: read.named,
  }
}
