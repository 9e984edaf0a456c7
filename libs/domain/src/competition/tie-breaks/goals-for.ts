import { byMeasure } from './tie-break'

export const goalsFor = byMeasure('goals_for', {
  value: (tally) => [tally.goalsFor, 1],
  format: (tally) => String(tally.goalsFor),
})
