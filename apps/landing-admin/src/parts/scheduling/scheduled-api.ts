import { api, mutationOf, queryOf } from '@torneo/client'
import { scheduledSaveEndpoints } from '@torneo/contracts/content/scheduled-saves'

export const scheduledReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    landingScheduled: queryOf(build, scheduledSaveEndpoints.get),
    landingSchedule: mutationOf(build, scheduledSaveEndpoints.put),
    landingUnschedule: mutationOf(build, scheduledSaveEndpoints.remove),
  }),
})

export const {
  useLandingScheduledQuery: useScheduledQuery,
  useLandingScheduleMutation: useScheduleMutation,
  useLandingUnscheduleMutation: useUnscheduleMutation,
} = scheduledReads
