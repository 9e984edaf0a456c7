import { byMeasure } from './tie-break'

/** Fewest first. */
export const goalsAgainst = byMeasure('goals_against', {
  value: (tally) => [-tally.goalsAgainst, 1],
  format: (tally) => String(tally.goalsAgainst),
})
