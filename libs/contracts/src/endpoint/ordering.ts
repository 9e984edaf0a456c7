import { idText } from '../fields/fields'
import { z } from '../fields/zod'
import type { SectionId } from '../releases/sections'
import { endpoint } from './endpoint'

export const orderingMessages = {
  failed: 'Error al guardar el orden',
  listChanged: 'La lista cambió mientras la ordenabas. Mira cómo está ahora y vuelve a intentar.',
} as const

/** Fields of records whose list people can order themselves (B57). */
export const orderingFields = {
  /** Higher comes first; null, the value of a record added after the last ordering, comes last in the default order. */
  priority: z.nullable(z.number()),
}

/**
 * Moves one record of a list that people order. The body has the following neighbour instead of the whole order, so
 * that concurrent moves, and a move in a stale list, all take effect.
 */
/* @__NO_SIDE_EFFECTS__ */
export function moveEndpoint<const Path extends `/${string}`>(path: Path, section: SectionId) {
  return endpoint({
    method: 'PUT',
    path: `${path}/:id/place` as const,
    tag: path.slice(1),
    access: { section },
    summary:
      'Move one to the place before another, or to the end with null. 409 when the other is not in its list (any more)',
    body: z.strictObject({ before: z.nullable(idText()) }),
    failure: orderingMessages.failed,
  })
}
