import { endpoint } from '../endpoint/endpoint'
import { contentReads } from '../endpoint/reads'
import { day, timeOfDay } from '../fields/fields'
import { z } from '../fields/zod'
import type { Role } from '../people/roles'
import { RecordSave } from '../records/history'

/** Maximum number of days from now until a scheduled save. */
export const maxScheduledDays = 366

export const scheduledMessages = {
  day: 'El día es requerido',
  time: 'La hora es requerida',
  past: 'Ese momento ya pasó. Elige uno más adelante.',
  tooFar: 'Elige un momento dentro de los próximos 12 meses.',
  nothing: 'No hay ningún cambio para programar',
  already: (by: string) => `Ya hay cambios programados aquí, de ${by}: cámbialos o cancélalos primero.`,
  deleted: 'Lo que iba a cambiar está eliminado.',
  notApplied: 'No se pudo aplicar. Revísalo y prográmalo otra vez.',
  authorGone: 'Quien lo programó ya no puede cambiar esta sección.',
  failed: 'Error al programar',
  cancelFailed: 'Error al cancelar lo programado',
} as const

/** A save of content scheduled for later (B52). A record has at most one. */
export const ScheduledSave = z.object({
  /** The id of the record that it changes. */
  id: z.string(),
  /** The stored collection: `hero`, `gallery_groups`. */
  collection: z.string(),
  /** Due time, ISO 8601; `day` and `time` are the same moment in the service's time zone. */
  at: z.string(),
  day: z.string(),
  time: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  rev: z.number(),
  /** The fields that it will save. */
  fields: z.record(z.string(), z.unknown()),
  /** Each field's current value and the value that it will have. */
  changes: RecordSave.shape.changes,
  /** Reason why it was not applied, a Spanish sentence; null while it is pending. */
  held: z.nullable(z.string()),
})
export type ScheduledSave = z.output<typeof ScheduledSave>

const ScheduledSaveDraft = z.strictObject({
  /** Date and time in the service's time zone. */
  day: day(scheduledMessages.day),
  time: timeOfDay(scheduledMessages.time),
  /**
   * Changed fields in the shape of the record's own save. Absent: an existing scheduled save keeps its fields, and only
   * its time changes.
   */
  fields: z.optional(z.record(z.string(), z.unknown())),
})

const tag = 'scheduled-saves'
const path = '/scheduled-saves/:id'
/** A user of these roles also needs write access to the record's section. */
const editors: readonly Role[] = ['super', 'admin_tournament', 'admin_landing']
const access = { roles: editors } as const

export const scheduledSaveEndpoints = {
  get: endpoint({
    method: 'GET',
    path,
    reads: ['scheduled_saves', 'tournaments', ...contentReads],
    tag,
    access,
    personal: true,
    summary:
      'What is scheduled for the record with this id, or null; null too for a record whose section the role may not view',
    response: z.nullable(ScheduledSave),
  }),
  put: endpoint({
    method: 'PUT',
    path,
    tag,
    access,
    conditional: true,
    summary:
      'Schedule a save of the content record with this id. Replacing one that is scheduled needs If-Match with its rev; 409 without',
    body: ScheduledSaveDraft,
    response: ScheduledSave,
    failure: scheduledMessages.failed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    tag,
    access,
    conditional: true,
    summary: 'Take back what is scheduled for the record with this id',
    failure: scheduledMessages.cancelFailed,
  }),
} as const
