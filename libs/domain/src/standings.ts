import type { PromotionCategory } from '@torneo/contracts/promotions'
import type { StandingRow } from '@torneo/contracts/standings'
import { compareNames } from './compare-names'
import { compareText } from './compare-text'

/** What decides a place. */
type Ranked = Pick<StandingRow, 'points' | 'goalDifference' | 'goalsFor'> & { readonly team: { readonly id: string; readonly name: string } }

function comparePlaces(one: Ranked, other: Ranked): number {
  return other.points - one.points || other.goalDifference - one.goalDifference || other.goalsFor - one.goalsFor
    || compareNames(one.team.name, other.team.name) || compareText(one.team.id, other.team.id)
}

/** Rows as they stand, numbered from 1. */
export function numbered<Row extends object>(rows: readonly Row[]): (Row & { position: number })[] {
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}

/** A table's rows in their order (R8): points, goal difference, goals for, all descending; then name, then id. */
export function standings<Row extends Ranked>(rows: readonly Row[]): (Row & { position: number })[] {
  return numbered(rows.toSorted(comparePlaces))
}

/** The rows of one category, or all without one, numbered from 1 again: a place is among what is shown (R8). */
export function ofCategory<Row extends { readonly position: number; readonly team: { readonly category: PromotionCategory | null } }>(
  rows: readonly Row[], category: PromotionCategory | undefined,
): Row[] {
  return numbered(category === undefined ? rows : rows.filter(({ team }) => team.category === category))
}
