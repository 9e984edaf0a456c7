import { byMeasure, ratio } from './tie-break'

export const setRatio = byMeasure('set_ratio', {
  value: ({ goalsFor, goalsAgainst }) => ratio(goalsFor, goalsAgainst),
  format: ({ goalsFor, goalsAgainst }) => `${goalsFor}-${goalsAgainst}`,
})
