import { ScheduleEvent, ScheduleEventDraft, scheduleEndpoints } from '@torneo/contracts/content/schedule'
import { contentCollection } from '../../data/content/content-collection'

/** Sorted by date, then time: both formats sort chronologically as text (R13). */
export const schedule = contentCollection({
  name: 'schedule',
  endpoints: scheduleEndpoints,
  record: ScheduleEvent,
  draft: ScheduleEventDraft,
  sort: { date: 1, time: 1 },
  actions: { created: 'Evento agregado', updated: 'Evento actualizado', removed: 'Evento eliminado' },
})
