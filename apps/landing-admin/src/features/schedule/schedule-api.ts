import { scheduleEndpoints, type ScheduleEvent } from '@torneo/contracts/schedule'
import { collectionApi } from '@torneo/panel/collection-api'

const byDateThenTime = (a: ScheduleEvent, b: ScheduleEvent) => a.date.localeCompare(b.date) || a.time.localeCompare(b.time)

export const schedule = collectionApi('landing', scheduleEndpoints, byDateThenTime)
