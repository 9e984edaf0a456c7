import { collectionEndpoints } from '../endpoint/collection'
import { moveEndpoint, orderingFields } from '../endpoint/ordering'
import { recordFields } from '../endpoint/record'
import { fieldMessages, oneOf, requiredLines, requiredText, text } from '../fields/fields'
import { z } from '../fields/zod'

/** Spec 1 §5. A landing sport is not a tournament sport (R27). */
export const landingSportMessages = {
  name: fieldMessages.nameRequired,
  description: 'La descripción es requerida',
  category: 'La categoría es requerida',
} as const

export const landingSportCategories = ['Masculino', 'Femenino', 'Mixto'] as const
export type LandingSportCategory = (typeof landingSportCategories)[number]

export const LandingSport = z.object({
  ...recordFields,
  name: z.string(),
  /** An emoji, or ''. */
  icon: z.string(),
  description: z.string(),
  category: z.enum(landingSportCategories),
  ...orderingFields,
})
export type LandingSport = z.output<typeof LandingSport>

export const LandingSportDraft = z.strictObject({
  name: requiredText(landingSportMessages.name),
  icon: z.optional(text(32)),
  description: requiredLines(landingSportMessages.description),
  category: oneOf(landingSportCategories, landingSportMessages.category),
})
export type LandingSportDraft = z.output<typeof LandingSportDraft>

export const landingSportEndpoints = {
  ...collectionEndpoints({
    path: '/landing-sports',
    section: 'landing_sports',
    record: LandingSport,
    draft: LandingSportDraft,
    update: z.partial(LandingSportDraft),
    order: 'in the order that people chose, else newest first',
    failures: {
      create: 'Error al agregar deporte',
      update: 'Error al actualizar deporte',
      remove: 'Error al eliminar deporte',
    },
  }),
  move: moveEndpoint('/landing-sports', 'landing_sports'),
} as const
