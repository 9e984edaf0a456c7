import { ScheduleEvent, ScheduleEventDraft } from '@torneo/contracts/schedule'
import type { Database } from '../../platform/database'
import { createRepository } from '../../platform/repository'

/** By date, then time: both are texts whose order is that of time (R13). */
export function createScheduleRepository(database: Database) {
  return createRepository<ScheduleEvent>(database, {
    name: 'schedule',
    shape: ScheduleEvent,
    indexes: [{ key: { date: 1, time: 1 } }],
    sort: { date: 1, time: 1 },
    draft: ScheduleEventDraft,
  })
}
