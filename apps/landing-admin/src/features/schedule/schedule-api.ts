import { scheduleEndpoints, type ScheduleEvent } from '@torneo/contracts/content/schedule'
import { collectionApi } from '@torneo/panel/collection/collection-api'

const byDateThenTime = (a: ScheduleEvent, b: ScheduleEvent) =>
  a.date.localeCompare(b.date) || a.time.localeCompare(b.time)

export const schedule = collectionApi('landing', scheduleEndpoints, byDateThenTime)
