import { api, mutationOf, queryOf } from '@torneo/client'
import { hallOfFameEndpoints, type HallOfFameEntry } from '@torneo/contracts/hall-of-fame'
import { shownAtOnce } from '@torneo/panel/shown-at-once'

export const hallOfFameReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingHallOfFame: queryOf(build, hallOfFameEndpoints.list) }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingAddHallOfFameEntry: mutationOf(build, hallOfFameEndpoints.create),
    landingUpdateHallOfFameEntry: mutationOf(build, hallOfFameEndpoints.update),
    landingRemoveHallOfFameEntry: mutationOf(build, hallOfFameEndpoints.remove),
  }),
})

/** Within a year as they were added. */
const newestYearFirst = (a: HallOfFameEntry, b: HallOfFameEntry) => b.year - a.year || a.createdAt.localeCompare(b.createdAt)
const { stored, removed } = shownAtOnce((change) => hallOfFameReads.util.updateQueryData('landingHallOfFame', undefined, change), newestYearFirst)

writes.enhanceEndpoints({
  endpoints: {
    landingAddHallOfFameEntry: { onQueryStarted: stored },
    landingUpdateHallOfFameEntry: { onQueryStarted: stored },
    landingRemoveHallOfFameEntry: { onQueryStarted: removed },
  },
})

export const { useLandingHallOfFameQuery } = hallOfFameReads
export const { useLandingAddHallOfFameEntryMutation, useLandingUpdateHallOfFameEntryMutation, useLandingRemoveHallOfFameEntryMutation } = writes
