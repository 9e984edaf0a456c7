import { signed } from '../../format/signed'
import { byMeasure } from './tie-break'

export const pointDifference = byMeasure('point_difference', {
  value: ({ setPointsFor, setPointsAgainst }) => [setPointsFor - setPointsAgainst, 1],
  format: ({ setPointsFor, setPointsAgainst }) => signed(setPointsFor - setPointsAgainst),
})
