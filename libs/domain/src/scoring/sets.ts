import type { Scoring } from './scoring-type'

/** Volleyball or pádel. */
export const sets: Scoring = {
  kind: 'sets',
  steps: [1],
  cards: [],
  hasSets: true,
  countsPoints: false,
  hasScorers: false,
  stepsAreEvents: false,
  hasShootout: false,
  extraShare: 0,
  walkoverScore: 3,
  timeoutsFrom: Infinity,
  columns: {
    favour: ['SF', 'sets a favor'],
    against: ['SC', 'sets en contra'],
    difference: ['DS', 'diferencia de sets'],
  },
}
