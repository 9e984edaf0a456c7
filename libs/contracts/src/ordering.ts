import { z } from './zod'
import { endpoint } from './endpoint'
import { idText } from './fields'
import type { SectionId } from './sections'

export const orderingMessages = {
  failed: 'Error al guardar el orden',
  listChanged: 'La lista cambió mientras la ordenabas. Mira cómo está ahora y vuelve a intentar.',
} as const

/** The fields of a record whose list people may put into an order of their own (B57). */
export const orderingFields = {
  /** Higher comes first; null comes last, in the list's default order: nobody has ordered the list since the record came. */
  priority: z.nullable(z.number()),
}

/**
 * Moves one record of a list that people order. It says the neighbour instead of the whole order, so that the moves of two people at once, or of a
 * list that is old, all hold.
 */
/* @__NO_SIDE_EFFECTS__ */
export function moveEndpoint<const Path extends `/${string}`>(path: Path, section: SectionId) {
  return endpoint({ method: 'PUT', path: `${path}/:id/place` as const, tag: path.slice(1), access: { section },
    summary: 'Move one to the place before another, or to the end with null. 409 when the other is not in its list (any more)',
    body: z.strictObject({ before: z.nullable(idText()) }), failure: orderingMessages.failed })
}
