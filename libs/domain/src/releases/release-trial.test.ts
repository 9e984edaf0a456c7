import { expect, test } from 'vitest'
import { failsMore } from './release-trial'

test.each([
  ['nobody has been there', [0, 0], [400, 1], false],
  ['two failures are too few to judge', [2, 2], [400, 1], false],
  ['three of three against one of four hundred', [3, 3], [400, 1], true],
  ['five of forty against one of four hundred', [40, 5], [400, 1], true],
  ['no more than the live one', [40, 5], [400, 50], false],
  ['more, but it may be chance', [10, 3], [20, 2], false],
  ['significant, but a trifle', [100_000, 1500], [1_000_000, 5000], false],
  ['many visits', [100_000, 9000], [1_000_000, 5000], true],
  ['the live one fails all the time too', [30, 30], [30, 30], false],
  ['the live one was never opened: nothing to compare with', [30, 30], [0, 0], false],
  ['more failures than visits count as one each', [3, 9], [400, 1], true],
] as const)('%s', (_, [visits, failures], [liveVisits, liveFailures], taken) => {
  expect(failsMore({ visits, failures }, { visits: liveVisits, failures: liveFailures })).toBe(taken)
})
