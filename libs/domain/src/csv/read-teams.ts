import { findHeading, teamColumns } from './csv-columns'
import type { CsvError } from './csv-error'
import { createNames, type Named } from './csv-names'
import { parseCsv } from './csv-table'
import { csvTexts as texts } from './csv-texts'

export interface CsvTeam {
  readonly row: number
  readonly name: string
  readonly sportId: string
  readonly promotionId: string
}

export interface TeamContext {
  readonly sports: readonly Named[]
  readonly promotions: readonly (Named & { readonly year: number })[]
}

/** Reads teams, one of each sport that a row names ('Fútbol 11|Pádel'); the promotion by its name or year. */
export function readTeams(
  text: string,
  { sports, promotions }: TeamContext,
): { readonly teams: readonly CsvTeam[]; readonly errors: readonly CsvError[] } {
  const rows = parseCsv(text)
  const heading = findHeading(teamColumns, rows, (columns) => columns.has('name') && columns.has('sport'))
  if (!heading) {
    const message = rows.length === 0 ? texts.empty : texts.noHeading([texts.teams.name, texts.teams.sport])
    return { teams: [], errors: [{ row: 1, column: texts.wholeRow, message }] }
  }
  const sportNames = createNames(sports)
  const promotionNames = createNames(promotions)
  const byYear = new Map(promotions.map((promotion) => [promotion.year % 100, promotion]))
  const errors: CsvError[] = []
  const teams: CsvTeam[] = []
  for (const { row, cells, isUnclosed } of rows.slice(heading.index + 1)) {
    const cellOf = (column: keyof typeof teamColumns) => cells[heading.columns.get(column) ?? -1] ?? ''
    const fail = (column: keyof typeof teamColumns, message: string) =>
      errors.push({ row, column: texts.teams[column], message })
    if (isUnclosed) {
      errors.push({ row, column: texts.wholeRow, message: texts.unclosedQuote })
      continue
    }
    const name = cellOf('name')
    if (name === '') fail('name', texts.missing(texts.teams.name))
    const promotionText = cellOf('promotion') || name
    const year = /(?:\b(?:19|20)|['’]|\b)(\d{2})\b/.exec(promotionText)?.[1]
    const promotion =
      promotionNames.all(promotionText)[0] ?? (year === undefined ? undefined : byYear.get(Number(year)))
    if (!promotion) fail('promotion', texts.unknown(promotionText, []))
    const sportTexts = cellOf('sport')
      .split('|')
      .map((sport) => sport.trim())
      .filter(Boolean)
    if (sportTexts.length === 0) fail('sport', texts.missing(texts.teams.sport))
    for (const sportText of sportTexts) {
      const [sport] = sportNames.all(sportText)
      if (!sport) fail('sport', sportNames.unknown(sportText))
      else if (promotion && name !== '') teams.push({ row, name, sportId: sport.id, promotionId: promotion.id })
    }
  }
  return { teams, errors }
}
