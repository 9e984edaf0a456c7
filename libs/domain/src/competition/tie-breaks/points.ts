import { byMeasure } from './tie-break'

export const points = byMeasure('points', {
  value: (tally) => [tally.points, 1],
  format: (tally) => String(tally.points),
})
