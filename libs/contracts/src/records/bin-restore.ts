import { endpoint } from '../endpoint/endpoint'
import { z } from '../fields/zod'

/** Days for which a deletion can be restored. */
export const binDays = 30

/** Separate from the bin's other calls, because every screen that deletes needs only this one. */
export const restoreEndpoint = endpoint({
  method: 'POST',
  path: '/bin/:batch/restore',
  tag: 'bin',
  access: 'signed-in',
  repeatable: true,
  affectsAll: true,
  summary:
    'Bring a deletion back whole; the batch is the id of what was deleted. 404 when it is not in the bin, 409 while what it refers to is deleted',
  response: z.object({
    restored: z.number(),
    /** Number of pictures that the restored records refer to and that no longer exist. */
    missingImages: z.optional(z.number()),
  }),
  failure: 'Error al restaurar',
})
