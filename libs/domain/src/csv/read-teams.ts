import { blockParts, filledOf } from './blocks'
import { columnOf, rankOf, teamColumns } from './csv-columns'
import type { CsvError } from './csv-error'
import { createNames, type Named } from './csv-names'
import { csvTexts as texts } from './csv-texts'
import type { Account } from './left-out'
import { createSheet } from './sheet'
import { yearsIn } from './years-in'

export interface CsvTeam {
  readonly row: number
  readonly name: string
  readonly sportId: string
  readonly promotionId: string
}

type PromotionOf = Named & { readonly year: number }

export interface TeamContext {
  readonly sports: readonly Named[]
  readonly promotions: readonly PromotionOf[]
  /** Ids of promotions that a person chose for texts of the file. */
  readonly chosen?: ReadonlyMap<string, string>
}

interface ReadTeams extends Account {
  readonly teams: readonly CsvTeam[]
  readonly errors: readonly CsvError[]
  /** Texts that name no promotion, or several, each once. */
  readonly unknownPromotions: readonly string[]
}

/** Finds the promotions that a text means by their years, or by the last two digits of one. */
const promotionsOf = (years: readonly string[], promotions: readonly PromotionOf[]): readonly PromotionOf[] =>
  promotions.filter((one) => years.some((year) => String(one.year).endsWith(year)))

/** Finds the promotion that a text names: the chosen one, else by its name or year. */
function promotionLookup(promotions: readonly PromotionOf[], chosen: ReadonlyMap<string, string>) {
  const names = createNames(promotions)
  const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  return {
    isPromotion: (cell: string): boolean =>
      names.all(cell).length > 0 || promotionsOf(yearsIn(cell), promotions).length > 0,
    find: (text: string) => {
      const named = names.all(text)
      const years = named.length > 0 ? [] : yearsIn(text)
      const found = named.length > 0 ? named : promotionsOf(years, promotions)
      const only = found.length === 1 && years.length < 2 ? found[0] : undefined
      return { promotion: byId.get(chosen.get(text) ?? '') ?? only, years, found }
    },
  }
}

/** Reads teams, one of each sport that a row names ('Fútbol 11|Pádel'); the promotion by its name or year. */
export function readTeams(text: string, { sports, promotions, chosen = new Map() }: TeamContext): ReadTeams {
  const sheet = createSheet(text)
  const parts = blockParts(sheet, {
    columnOf: (cell) => columnOf(teamColumns, cell),
    rankOf: (cell) => rankOf(teamColumns, cell),
    isHeading: (columns) => columns.has('name') && columns.has('sport'),
  })
  if (!parts) {
    sheet.refuse()
    const message = sheet.rows.length === 0 ? texts.empty : texts.noHeading([texts.teams.name, texts.teams.sport])
    const errors = [{ row: 1, column: texts.wholeRow, message }]
    return { teams: [], errors, unknownPromotions: [], ...sheet.account() }
  }
  const sportNames = createNames(sports)
  const lookup = promotionLookup(promotions, chosen)
  const unknownPromotions = new Set<string>()
  const errors: CsvError[] = []
  const teams: CsvTeam[] = []
  for (const { row: sheetRow, block, filled } of parts) {
    const { row } = sheetRow
    const before = errors.length
    const cellOf = (column: keyof typeof teamColumns, isRead: (cell: string) => boolean = () => true) => {
      const own = filledOf(sheetRow, block?.columns, column)
      return sheetRow.take(own.find((index) => isRead(sheetRow.cells[index] ?? '')) ?? own[0])
    }
    const fail = (column: keyof typeof teamColumns, message: string) =>
      errors.push({ row, column: texts.teams[column], message })
    // A title, or a note in no column that is read: there is no team in it.
    if (!block || ![...block.columns.values()].flat().some((index) => filled.includes(index))) {
      sheetRow.leave(filled, block ? texts.notUsed : texts.title)
      continue
    }
    if (sheetRow.isUnclosed) {
      sheetRow.leave(filled, texts.wrongRow)
      errors.push({ row, column: texts.wholeRow, message: texts.unclosedQuote })
      continue
    }
    const name = cellOf('name')
    if (name === '') fail('name', texts.missing(texts.teams.name))
    const promotionText = cellOf('promotion', lookup.isPromotion) || name
    const { promotion, years, found } = lookup.find(promotionText)
    if (!promotion && promotionText !== '') {
      const names = found.map((one) => one.name)
      fail('promotion', years.length > 1 ? texts.severalPromotions(promotionText) : texts.unknown(promotionText, names))
      unknownPromotions.add(promotionText)
    }
    const sportsIn = (cell: string) => cell.split('|').flatMap((sport) => sportNames.all(sport.trim()))
    const sportTexts = cellOf('sport', (cell) => sportsIn(cell).length > 0)
      .split('|')
      .map((sport) => sport.trim())
      .filter(Boolean)
    if (sportTexts.length === 0) fail('sport', texts.missing(texts.teams.sport))
    for (const sportText of sportTexts) {
      const [sport] = sportNames.all(sportText)
      if (!sport) fail('sport', sportNames.unknown(sportText))
      else if (promotion && name !== '') teams.push({ row, name, sportId: sport.id, promotionId: promotion.id })
    }
    if (errors.length > before) sheetRow.leave(filled, texts.wrongRow)
  }
  return { teams, errors, unknownPromotions: [...unknownPromotions], ...sheet.account() }
}
