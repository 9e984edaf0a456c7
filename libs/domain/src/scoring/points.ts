import type { Scoring } from './scoring-type'

/** Basketball. */
export const points: Scoring = {
  kind: 'points',
  steps: [1, 2, 3],
  hasSets: false,
  countsPoints: true,
  hasScorers: true,
  stepsAreEvents: false,
  hasShootout: false,
  extraShare: 1 / 8,
  walkoverScore: 20,
  timeoutsFrom: 1,
  columns: {
    favour: ['PF', 'puntos a favor'],
    against: ['PC', 'puntos en contra'],
    difference: ['DP', 'diferencia de puntos'],
  },
}
