import type { ScoringKind, ScoringRules, SportCard } from '@torneo/contracts/tournament/scoring'
import { goals } from './goals'
import { points } from './points'
import type { Scoring } from './scoring-type'
import { sets } from './sets'

export const scorings: Readonly<Record<ScoringKind, Scoring>> = { goals, points, sets }

/** The scoring system of a sport or a match's sport: goals unless it has another. */
export const scoringOf = (sport: { readonly scoring?: ScoringKind | undefined } | null | undefined): Scoring =>
  scorings[sport?.scoring ?? 'goals'] ?? goals

/** Points of one press in a sport, fewest first (B81). */
export function stepsOf(sport: ScoringRules | null | undefined): readonly number[] {
  const { countsPoints, steps } = scoringOf(sport)
  return countsPoints && sport?.steps ? sport.steps.toSorted((one, other) => one - other) : steps
}

/** Cards of a sport (B87). */
export const cardsOfSport = (sport: ScoringRules | null | undefined): readonly SportCard[] =>
  sport?.cards ?? scoringOf(sport).cards

/** Makes a value for each scoring system. */
export const byScoring = <T>(make: (scoring: Scoring) => T): Readonly<Record<ScoringKind, T>> => ({
  goals: make(goals),
  points: make(points),
  sets: make(sets),
})
