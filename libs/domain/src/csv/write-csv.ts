import { formatCsv } from './csv-table'
import { csvTexts as texts } from './csv-texts'

type Cells<Columns> = Readonly<Record<keyof Columns, string>>

const write = <Columns extends Readonly<Record<string, string>>>(columns: Columns, rows: readonly Cells<Columns>[]) =>
  formatCsv(
    Object.values(columns),
    rows.map((row) => (Object.keys(columns) as (keyof Columns)[]).map((column) => row[column])),
  )

/** Formats fixtures with names in place of ids; `date` is yyyy-mm-dd. `readFixtures` reads the same. */
export const writeFixtures = (rows: readonly Cells<typeof texts.fixtures>[]): string =>
  write(
    texts.fixtures,
    rows.map((row) => ({ ...row, date: row.date.split('-').toReversed().join('/') })),
  )

export const writeTeams = (rows: readonly Cells<typeof texts.teams>[]): string => write(texts.teams, rows)

export const writePlayers = (rows: readonly Cells<typeof texts.players>[]): string => write(texts.players, rows)
