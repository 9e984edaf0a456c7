import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import { goals } from './goals'
import { points } from './points'
import type { Scoring } from './scoring-type'
import { sets } from './sets'

export const scorings: Readonly<Record<ScoringKind, Scoring>> = { goals, points, sets }

/** The scoring system of a sport or a match's sport: goals unless it has another. */
export const scoringOf = (sport: { readonly scoring?: ScoringKind | undefined } | null | undefined): Scoring =>
  scorings[sport?.scoring ?? 'goals'] ?? goals

/** Makes a value for each scoring system. */
export const byScoring = <T>(make: (scoring: Scoring) => T): Readonly<Record<ScoringKind, T>> => ({
  goals: make(goals),
  points: make(points),
  sets: make(sets),
})
