import { ScheduleEvent, ScheduleEventDraft, scheduleEndpoints } from '@torneo/contracts/content/schedule'
import { contentCollection } from '../../data/content/content-collection'

/** Sorted by date, then time: both formats sort chronologically as text (R13). */
export const schedule = contentCollection({
  name: 'schedule',
  section: 'schedule',
  endpoints: scheduleEndpoints,
  record: ScheduleEvent,
  draft: ScheduleEventDraft,
  sort: { date: 1, time: 1 },
  title: 'title',
  actions: {
    created: 'Evento agregado',
    updated: 'Evento actualizado',
    removed: 'Evento eliminado',
    restored: 'Evento restaurado',
    purged: 'Evento eliminado para siempre',
  },
})
