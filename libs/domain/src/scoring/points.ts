import { defaultSteps } from '@torneo/contracts/tournament/scoring'
import type { Scoring } from './scoring-type'

/** Basketball or rugby. */
export const points: Scoring = {
  kind: 'points',
  steps: defaultSteps,
  cards: [],
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
