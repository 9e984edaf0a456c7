import { expect, test } from 'vitest'
import { failsMore, visitsNeeded } from './release-trial'

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

test.each([
  ['a live version that nobody opened', [0, 0], null],
  ['a live version with too few visits', [30, 0], null],
  ['few live visits', [50, 0], 101],
  ['enough live visits', [400, 0], 21],
  ['a live version that fails sometimes', [400, 40], 71],
  ['a live version that always fails', [400, 400], null],
  ['more failures than visits', [40, 90], null],
] as const)('visits of a trial that are needed beside %s', (_, [visits, failures], needed) => {
  const live = { visits, failures }
  expect(visitsNeeded(live)).toBe(needed)
  if (needed === null) return
  const share = Math.ceil((failures / visits + 0.1) * needed)
  expect(failsMore({ visits: needed, failures: share }, live)).toBe(true)
  expect(failsMore({ visits: needed - 1, failures: Math.ceil((failures / visits + 0.1) * (needed - 1)) }, live)).toBe(
    false,
  )
})
