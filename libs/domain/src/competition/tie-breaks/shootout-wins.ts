import { byMeasure } from './tie-break'

/** Most level matches won by penalties first (B82). */
export const shootoutWins = byMeasure('shootout_wins', {
  value: (tally) => [tally.shootoutWins, 1],
  format: (tally) => String(tally.shootoutWins),
})
