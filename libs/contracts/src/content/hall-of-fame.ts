import { collectionEndpoints } from '../endpoint/collection'
import { recordFields } from '../endpoint/record'
import { imageUrl, lines, requiredText, year } from '../fields/fields'
import { z } from '../fields/zod'
import { image } from '../files/images'

/** Spec 1 §5. */
export const hallOfFameMessages = {
  year: 'El año es requerido',
  category: 'La categoría es requerida',
  winner: 'El ganador es requerido',
} as const

export const HallOfFameEntry = z.object({
  ...recordFields,
  year: z.number(),
  /** Free text, such as 'Fútbol'. */
  category: z.string(),
  winner: z.string(),
  description: z.string(),
  image: image(),
})
export type HallOfFameEntry = z.output<typeof HallOfFameEntry>

export const HallOfFameDraft = z.strictObject({
  year: year(hallOfFameMessages.year),
  category: requiredText(hallOfFameMessages.category),
  winner: requiredText(hallOfFameMessages.winner),
  description: z.optional(lines()),
  image: z.optional(imageUrl()),
})
export type HallOfFameDraft = z.output<typeof HallOfFameDraft>

export const hallOfFameEndpoints = collectionEndpoints({
  path: '/hall-of-fame',
  section: 'hall_of_fame',
  record: HallOfFameEntry,
  draft: HallOfFameDraft,
  update: z.partial(HallOfFameDraft),
  order: 'by year, newest first',
  failures: {
    create: 'Error al agregar entrada',
    update: 'Error al actualizar entrada',
    remove: 'Error al eliminar entrada',
  },
})
