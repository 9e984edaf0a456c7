import { collectionEndpoints } from '../endpoint/collection'
import { recordFields } from '../endpoint/record'
import { day, limits, lines, oneOf, requiredText, text, timeOfDay } from '../fields/fields'
import { z } from '../fields/zod'

/** Messages of calendar events (spec 1 §5); R13 defines the formats. */
export const scheduleMessages = {
  title: 'El título es requerido',
  date: 'La fecha es requerida',
  time: 'La hora es requerida',
  type: 'El tipo es requerido',
} as const

export const scheduleEventTypes = ['match', 'ceremony', 'activity'] as const
export type ScheduleEventType = (typeof scheduleEventTypes)[number]

export const ScheduleEvent = z.object({
  ...recordFields,
  title: z.string(),
  /** yyyy-mm-dd */
  date: z.string(),
  /** HH:mm */
  time: z.string(),
  location: z.string(),
  description: z.string(),
  type: z.enum(scheduleEventTypes),
})
export type ScheduleEvent = z.output<typeof ScheduleEvent>

export const ScheduleEventDraft = z.strictObject({
  title: requiredText(scheduleMessages.title),
  date: day(scheduleMessages.date),
  time: timeOfDay(scheduleMessages.time),
  location: z.optional(text(limits.name)),
  description: z.optional(lines()),
  type: oneOf(scheduleEventTypes, scheduleMessages.type),
})
export type ScheduleEventDraft = z.output<typeof ScheduleEventDraft>

export const scheduleEndpoints = collectionEndpoints({
  path: '/schedule',
  section: 'schedule',
  record: ScheduleEvent,
  draft: ScheduleEventDraft,
  update: z.partial(ScheduleEventDraft),
  order: 'by date, then time',
  failures: {
    create: 'Error al agregar evento',
    update: 'Error al actualizar evento',
    remove: 'Error al eliminar evento',
  },
})
