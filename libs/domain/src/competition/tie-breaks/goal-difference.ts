import { signed } from '../../format/signed'
import { byMeasure } from './tie-break'

export const goalDifference = byMeasure('goal_difference', {
  value: (tally) => [tally.goalDifference, 1],
  format: (tally) => signed(tally.goalDifference),
})
