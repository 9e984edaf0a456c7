import type { Scoring } from './scoring-type'

/** Football, handball or water polo. */
export const goals: Scoring = {
  kind: 'goals',
  steps: [1],
  cards: ['yellow', 'red'],
  hasSets: false,
  countsPoints: false,
  hasScorers: true,
  stepsAreEvents: true,
  hasShootout: true,
  extraShare: 1 / 6,
  walkoverScore: 3,
  timeoutsFrom: 3,
  columns: {
    favour: ['GF', 'goles a favor'],
    against: ['GC', 'goles en contra'],
    difference: ['DG', 'diferencia de gol'],
  },
}
