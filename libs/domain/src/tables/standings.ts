import type { PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { compareNames } from '../format/compare-names'
import { compareText } from '../format/compare-text'

/** The fields that a team's rank depends on. */
type Ranked = Pick<StandingRow, 'points' | 'goalDifference' | 'goalsFor'> & {
  readonly team: { readonly id: string; readonly name: string }
}

function comparePlaces(one: Ranked, other: Ranked): number {
  return (
    other.points - one.points ||
    other.goalDifference - one.goalDifference ||
    other.goalsFor - one.goalsFor ||
    compareNames(one.team.name, other.team.name) ||
    compareText(one.team.id, other.team.id)
  )
}

/** Adds `position`, from 1, in the given order. */
export function withPositions<Row extends object>(rows: readonly Row[]): (Row & { position: number })[] {
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}

/** Ranks a table's rows (R8): points, goal difference, goals for, all descending; then name, then id. */
export function standings<Row extends Ranked>(rows: readonly Row[]): (Row & { position: number })[] {
  return withPositions(rows.toSorted(comparePlaces))
}

interface RankedRow {
  readonly position: number
  readonly team: { readonly category: PromotionCategory | null }
  readonly zoneId?: string | undefined
}

/**
 * Keeps one category's rows (all for undefined), renumbered from 1: a position is relative to the rows shown (R8). Places
 * in a zone stay as its competition gives them.
 */
export function ofCategory<Row extends RankedRow>(
  rows: readonly Row[],
  category: PromotionCategory | undefined,
): Row[] {
  const own = rows.filter(({ team }) => category === undefined || team.category === category)
  return own[0]?.zoneId === undefined ? withPositions(own) : own
}
