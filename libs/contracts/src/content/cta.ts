import { endpoint } from '../endpoint/endpoint'
import { recordFields } from '../endpoint/record'
import { day, limits, lines, oneOf, requiredLines, requiredText, text } from '../fields/fields'
import { z } from '../fields/zod'

/** Spec 1 §5: title, description and button type required. */
export const ctaMessages = {
  title: 'El título es requerido',
  description: 'La descripción es requerida',
  buttonType: 'El tipo de botón es requerido',
  until: 'Elige un día, o deja el campo vacío',
} as const

export const ctaButtonTypes = ['register', 'login'] as const
export type CtaButtonType = (typeof ctaButtonTypes)[number]
/** Default button type (spec 1 §9). */
export const defaultCtaButtonType: CtaButtonType = 'register'

/** The single call to action. */
export const Cta = z.object({
  ...recordFields,
  title: z.string(),
  description: z.string(),
  buttonType: z.enum(ctaButtonTypes),
  buttonText: z.string(),
  additionalInfo: z.string(),
  /** Last day of the invitation, yyyy-mm-dd, or '' without one; after it the page shows no open invitation (B103). */
  until: z.string(),
})
export type Cta = z.output<typeof Cta>

/** A full replacement: absent optional fields are cleared. */
export const CtaDraft = z.strictObject({
  title: requiredText(ctaMessages.title),
  description: requiredLines(ctaMessages.description),
  buttonType: oneOf(ctaButtonTypes, ctaMessages.buttonType),
  buttonText: z.optional(text(limits.name)),
  additionalInfo: z.optional(lines()),
  until: z.optional(z.union([z.literal(''), day(ctaMessages.until)])),
})
export type CtaDraft = z.output<typeof CtaDraft>

const tag = 'cta'
export const ctaEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/cta',
    reads: ['cta'],
    tag,
    access: 'anyone',
    summary: 'The call to action, or null before the first save',
    response: z.nullable(Cta),
  }),
  put: endpoint({
    method: 'PUT',
    path: '/cta',
    tag,
    access: { section: 'cta' },
    summary: 'Create or replace the call to action (R21)',
    body: CtaDraft,
    since: { until: '2.5' },
    response: Cta,
    conditional: true,
    failure: 'Error al actualizar CTA',
  }),
} as const
