import { api, mutationOf, queryOf } from '@torneo/client'
import { scheduleEndpoints, type ScheduleEvent } from '@torneo/contracts/schedule'
import { shownAtOnce } from '@torneo/panel/shown-at-once'

export const scheduleReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ landingSchedule: queryOf(build, scheduleEndpoints.list) }),
})

const writes = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingAddScheduleEvent: mutationOf(build, scheduleEndpoints.create),
    landingUpdateScheduleEvent: mutationOf(build, scheduleEndpoints.update),
    landingRemoveScheduleEvent: mutationOf(build, scheduleEndpoints.remove),
  }),
})

const byDateThenTime = (a: ScheduleEvent, b: ScheduleEvent) => a.date.localeCompare(b.date) || a.time.localeCompare(b.time)
const { stored, removed } = shownAtOnce((change) => scheduleReads.util.updateQueryData('landingSchedule', undefined, change), byDateThenTime)

writes.enhanceEndpoints({
  endpoints: {
    landingAddScheduleEvent: { onQueryStarted: stored },
    landingUpdateScheduleEvent: { onQueryStarted: stored },
    landingRemoveScheduleEvent: { onQueryStarted: removed },
  },
})

export const { useLandingScheduleQuery } = scheduleReads
export const { useLandingAddScheduleEventMutation, useLandingUpdateScheduleEventMutation, useLandingRemoveScheduleEventMutation } = writes
