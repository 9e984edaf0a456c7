import type { CupLine, CupRow } from '@torneo/contracts/competition/general-cup-record'
import type { PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import { compareNames } from '../format/compare-names'

type Ranked = Omit<CupRow, 'position'>

interface Ranking {
  /** Absent: all. */
  readonly category?: PromotionCategory | undefined
  /** True: as if everything ended now. */
  readonly isNow?: boolean
}

/** Number of lines with a place, of the sure ones or of all. */
export const countPlaces = (lines: readonly CupLine[], place: number, isNow = false): number =>
  lines.filter((line) => line.place === place && (line.sure || isNow)).length

/**
 * Ranks a category's promotions: points, first places, second places, third places; those that are level share the
 * position and are listed by name. A position is relative to the rows shown.
 */
export function rankCup<Row extends Ranked>(
  rows: readonly Row[],
  { category, isNow = false }: Ranking = {},
): (Row & { position: number })[] {
  const keysOf = ({ points, now, lines }: Row) => [
    isNow ? now : points,
    ...[1, 2, 3].map((place) => countPlaces(lines, place, isNow)),
  ]
  const compare = (one: Row, other: Row): number => {
    const [own, others] = [keysOf(one), keysOf(other)]
    return own.map((key, index) => (others[index] ?? 0) - key).find((difference) => difference !== 0) ?? 0
  }
  const sorted = rows
    .filter(({ promotion }) => category === undefined || promotion.category === category)
    .toSorted(
      (one, other) =>
        compare(one, other) ||
        compareNames(one.promotion.name, other.promotion.name) ||
        compareNames(one.promotion.id, other.promotion.id),
    )
  return sorted.map((row) => ({ ...row, position: sorted.findIndex((other) => compare(row, other) === 0) + 1 }))
}
