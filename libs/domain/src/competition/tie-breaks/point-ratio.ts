import { byMeasure, ratio } from './tie-break'

export const pointRatio = byMeasure('point_ratio', {
  value: ({ setPointsFor, setPointsAgainst }) => ratio(setPointsFor, setPointsAgainst),
  format: ({ setPointsFor, setPointsAgainst }) => `${setPointsFor}-${setPointsAgainst}`,
})
