import type { CupLine, CupRow, GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import { plainText } from '../format/search'

/** A sport, a contest, or all adjustments. */
export interface CupColumn {
  readonly key: string
  readonly icon: string
  readonly name: string
}

interface CupColumns {
  readonly shown: readonly CupColumn[]
  /** Number of further ones, which only an opened row has. */
  readonly hidden: number
}

/** Columns that a table has room for, and those that it keeps if there are more. */
const [maxColumns, keptColumns] = [9, 7]
const adjustments: CupColumn = { key: 'ajustes', icon: '±', name: 'Ajustes' }

const contestIcons: readonly (readonly [RegExp, string])[] = [
  [/desfile|bandera/, '🚩'],
  [/hinchada|barra|cheer/, '📣'],
  [/rein|rey/, '👑'],
  [/disfraz|mascota/, '🎭'],
  [/baile|danza|musica|canto/, '🎶'],
]
/** Icon of a contest by its name. */
const contestIcon = (name: string): string =>
  contestIcons.find(([pattern]) => pattern.test(plainText(name)))?.[1] ?? '🎖️'

/** Key of the column that a line belongs to. */
export const columnOf = ({ from }: Pick<CupLine, 'from'>): string =>
  'sportId' in from ? from.sportId : 'contestId' in from ? `concurso-${from.contestId}` : adjustments.key

interface NamedSport {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly active: boolean
}

type Columned = Pick<GeneralCup, 'sports' | 'contests'> & { readonly adjustments: readonly object[] }

/** All columns of a cup, in the order in which it was set up. */
export function allCupColumns(cup: Columned, sports: readonly NamedSport[]): CupColumn[] {
  const active = new Map(sports.flatMap((sport) => (sport.active ? [[sport.id, sport]] : [])))
  return [
    ...cup.sports.flatMap(({ sportId: key }) => {
      const sport = active.get(key)
      return sport ? { key, icon: sport.icon, name: sport.name } : []
    }),
    ...cup.contests.map(({ id, name }) => ({ key: `concurso-${id}`, icon: contestIcon(name), name })),
    ...(cup.adjustments.length > 0 ? [adjustments] : []),
  ]
}

/** Columns of the table: if there are too many, those whose first place has the most points. */
export function cupColumns(cup: Columned, sports: readonly NamedSport[]): CupColumns {
  const all = allCupColumns(cup, sports)
  if (all.length <= maxColumns) return { shown: all, hidden: 0 }
  const weights = new Map([
    ...cup.sports.map(({ sportId, points }) => [sportId, points[0] ?? 0] as const),
    ...cup.contests.map(({ id, points }) => [`concurso-${id}`, points[0] ?? 0] as const),
  ])
  const weightOf = ({ key }: CupColumn) => weights.get(key) ?? 0
  const kept = new Set(all.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, keptColumns))
  return { shown: all.filter((column) => kept.has(column)), hidden: all.length - keptColumns }
}

export interface CupCell {
  readonly points: number
  /** False: it can still change. */
  readonly sure: boolean
}

/** Points of a row in a column, as they are sure or as if everything ended now; null if it has none to count. */
export function cupCell({ lines }: Pick<CupRow, 'lines'>, key: string, isNow: boolean): CupCell | null {
  const own = lines.filter((line) => columnOf(line) === key)
  const counted = own.filter(({ sure }) => sure || isNow)
  if (counted.length === 0) return null
  return {
    points: counted.reduce((sum, line) => sum + (isNow ? line.now : line.points), 0),
    sure: counted.every(({ sure }) => sure),
  }
}

/** Place of a line in words: '1.º', 'va 2.º', 'participó', 'por jugar'; empty for an adjustment. */
export function placeWords({ from, place, sure }: Pick<CupLine, 'from' | 'place' | 'sure'>): string {
  if ('adjustmentId' in from) return ''
  if (place === null) return sure ? 'participó' : 'por jugar'
  return sure ? `${place}.º` : `va ${place}.º`
}
