import { signed } from '../../format/signed'
import { byMeasure } from './tie-break'

/** The score of a match in a sport of sets is the sets won. */
export const setDifference = byMeasure('set_difference', {
  value: (tally) => [tally.goalDifference, 1],
  format: (tally) => signed(tally.goalDifference),
})
