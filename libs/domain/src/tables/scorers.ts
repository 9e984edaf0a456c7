import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import { compareNames } from '../format/compare-names'
import { compareText } from '../format/compare-text'
import { withPositions } from './standings'

/** The fields that a scorer's rank depends on. */
type Scoring = Pick<ScorerRow, 'goals' | 'assists' | 'matchesPlayed'> & {
  readonly player: { readonly id: string; readonly name: string }
}

/** Computes goals per match, to two decimals; 0 without matches. */
export function goalAverage({ goals, matchesPlayed }: Pick<Scoring, 'goals' | 'matchesPlayed'>): number {
  return matchesPlayed > 0 ? Math.round((goals * 100) / matchesPlayed) / 100 : 0
}

/** Ranks the players with goals from 1, by goals, then assists (spec 2 §9), then name and id for a stable order. */
export function scorers<Row extends Scoring>(rows: readonly Row[]): (Row & { position: number; average: number })[] {
  const ranked = rows
    .filter(({ goals }) => goals > 0)
    .sort(
      (one, other) =>
        other.goals - one.goals ||
        other.assists - one.assists ||
        compareNames(one.player.name, other.player.name) ||
        compareText(one.player.id, other.player.id),
    )
  return withPositions(ranked.map((row) => ({ ...row, average: goalAverage(row) })))
}

/** Returns the first three, best first; null if there are fewer. */
export function podium<Row>(rows: readonly Row[]): readonly [Row, Row, Row] | null {
  const [first, second, third] = rows
  return first !== undefined && second !== undefined && third !== undefined ? [first, second, third] : null
}
