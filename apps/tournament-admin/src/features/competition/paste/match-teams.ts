import type { Promotion } from '@torneo/contracts/tournament/promotions'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { Account } from '@torneo/domain/csv/left-out'
import { fullYear, yearsIn } from '@torneo/domain/csv/years-in'
import { plainText } from '@torneo/domain/format/search'
import { readTeamLines } from '@torneo/domain/roster/team-lines'

/** A pasted name: a team that is there, one to make for a promotion, or neither. */
export interface PastedTeam {
  readonly name: string
  /** The line as pasted. */
  readonly line: string
  readonly team: Team | null
  readonly promotion: Promotion | null
  /** The name is in an earlier line too. */
  readonly isAgain: boolean
}

const keyOf = (name: string): string =>
  plainText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Words that only say that a name is a promotion's. */
const plainWord = /^(promo|promocion|clase|generacion|egresados|del?|\d+)$/

/** The only promotion of the only year in a name: '1998', 'Promo 98', "'98". */
function promotionOf(name: string, promotions: readonly Promotion[]): Promotion | null {
  const named = promotions.find((one) => keyOf(one.name) === keyOf(name))
  if (named) return named
  const [digits, ...others] = yearsIn(name)
  if (digits === undefined || others.length > 0) return null
  const ofYear = promotions.filter(({ year }) => String(year).endsWith(digits))
  return ofYear.length === 1 ? (ofYear[0] ?? null) : null
}

/** Years that pasted names say and no promotion has, newest first. */
export function missingYears(rows: readonly PastedTeam[], promotions: readonly Promotion[]): number[] {
  const open = rows.filter(({ team, promotion, isAgain }) => !team && !promotion && !isAgain)
  const thisYear = new Date().getFullYear()
  const years = new Set(open.flatMap(({ name }) => yearsIn(name).map((written) => fullYear(written, thisYear))))
  return [...years].filter((year) => !promotions.some((one) => one.year === year)).toSorted((one, other) => other - one)
}

export interface PastedTeams extends Account {
  readonly rows: readonly PastedTeam[]
}

/** Matches pasted names, one a line, to the teams of a sport and to promotions, with and without accents. */
export function matchTeams(text: string, teams: readonly Team[], promotions: readonly Promotion[]): PastedTeams {
  const isPromotion = (cell: string) => {
    const words = keyOf(cell).split(' ')
    return promotionOf(cell, promotions) !== null && (words.every((word) => plainWord.test(word)) || isNamed(cell))
  }
  const isNamed = (cell: string) => promotions.some((one) => keyOf(one.name) === keyOf(cell))
  const { teams: lines, ...account } = readTeamLines(text, isPromotion)
  const rows = lines.map(({ name, promotion: written, line }, index) => {
    const isAgain = lines.slice(0, index).some((earlier) => keyOf(earlier.name) === keyOf(name))
    const named = teams.find((team) => keyOf(team.name) === keyOf(name))
    const promotion = named ? null : promotionOf(written || name, promotions)
    // 'Promo 98' is the only team of that promotion, whatever it is called; 'Promo 98 B' is another one.
    const own = teams.filter((team) => team.promotionId === promotion?.id)
    const isPlain = keyOf(name)
      .split(' ')
      .every((word) => plainWord.test(word))
    const team = named ?? (isPlain && own.length === 1 ? (own[0] ?? null) : null)
    return { name, line, team, promotion: team ? null : promotion, isAgain }
  })
  return { rows, ...account }
}
