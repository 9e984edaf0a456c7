import type { ScoringKind, SportCard } from '@torneo/contracts/tournament/scoring'

/** An abbreviated heading and its meaning: 'GF', 'goles a favor'. */
type Heading = readonly [short: string, long: string]

/**
 * One scoring system (B13), as data: the rules of a match, its board, forms, prints, tables and both pages are derived
 * from it.
 */
export interface Scoring {
  readonly kind: ScoringKind
  /** Points of one press, fewest first; a sport of points may have others (`stepsOf`). */
  readonly steps: readonly number[]
  /** Cards of a sport that names none (B87). */
  readonly cards: readonly SportCard[]
  /** True if points win sets, and the score counts the sets. Such a match has no clock and cannot end level. */
  readonly hasSets: boolean
  /** True if an event of its player says how many points it is worth, and the score may exceed the events. */
  readonly countsPoints: boolean
  /** True if scores have scorers. */
  readonly hasScorers: boolean
  /** True if each step of the score is an event in the timeline (B9). */
  readonly stepsAreEvents: boolean
  /** True if penalties decide a level match that needs a winner; otherwise it is played on (B16). */
  readonly hasShootout: boolean
  /** Part of a match's duration that a period of extra time takes: 15 minutes of 90, or an overtime of 5 minutes of 40. */
  readonly extraShare: number
  /** Usual score of a walkover. */
  readonly walkoverScore: number
  /** Number of periods from which a match has timeouts. */
  readonly timeoutsFrom: number
  /** Table columns of the counters. */
  readonly columns: Readonly<Record<'favour' | 'against' | 'difference', Heading>>
}
