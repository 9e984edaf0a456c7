import { endpoint } from '../endpoint/endpoint'
import { flag, imageUrl, limits, link, requiredLines, requiredText, text } from '../fields/fields'
import { z } from '../fields/zod'
import { Hero, heroRead } from './hero-record'

export { Hero } from './hero-record'

/** Spec 1 §5 Hero. */
export const heroMessages = {
  title: 'El título es requerido',
  subtitle: 'El subtítulo es requerido',
  description: 'La descripción es requerida',
  ctaText: 'El texto del botón es requerido',
  ctaLink: 'El link es requerido',
} as const

const heroFields = {
  title: requiredText(heroMessages.title, limits.name),
  subtitle: requiredText(heroMessages.subtitle, limits.name),
  description: requiredLines(heroMessages.description),
}

interface HeroButton {
  readonly ctaVisible?: boolean | undefined
  readonly ctaText?: string | undefined
  readonly ctaLink?: string | undefined
}

/** Checked even when another field is invalid (`when`), so that all errors appear at once. */
function whileVisible(field: 'ctaText' | 'ctaLink', error: string) {
  return z.refine<HeroButton>((hero) => hero.ctaVisible !== true || Boolean(hero[field]), {
    error,
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
}

/**
 * A full replacement. Text and link are required only while the button is visible, and stay stored while it is hidden
 * (R17).
 */
export const HeroDraft = z
  .strictObject({
    ...heroFields,
    logoImage: z.optional(imageUrl()),
    backgroundImage: z.optional(imageUrl()),
    ctaText: z.optional(text(limits.name)),
    ctaLink: z.optional(link()),
    ctaVisible: z.optional(flag()),
  })
  .check(whileVisible('ctaText', heroMessages.ctaText), whileVisible('ctaLink', heroMessages.ctaLink))
export type HeroDraft = z.output<typeof HeroDraft>

const tag = 'hero'
const section = { section: 'hero' } as const
export const heroEndpoints = {
  get: heroRead,
  put: endpoint({
    method: 'PUT',
    path: '/hero',
    tag,
    access: section,
    summary: 'Create or replace the hero (R21)',
    body: HeroDraft,
    response: Hero,
    conditional: true,
    failure: 'Error al actualizar el hero',
  }),
  toggle: endpoint({
    method: 'PATCH',
    path: '/hero',
    tag,
    access: section,
    summary: 'Show or hide the button, silently',
    body: z.strictObject({ ctaVisible: flag() }),
    response: Hero,
    conditional: true,
    failure: 'Error al actualizar el hero',
  }),
} as const
