import { byMeasure } from './tie-break'

/** Fewest penalty points first. */
export const fairPlay = byMeasure('fair_play', {
  value: (tally) => [-tally.fairPlay, 1],
  format: (tally) => String(tally.fairPlay),
})
