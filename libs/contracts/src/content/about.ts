import { endpoint } from '../endpoint/endpoint'
import { recordFields } from '../endpoint/record'
import { fieldMessages, limits, lines, requiredLines, requiredText } from '../fields/fields'
import { z } from '../fields/zod'

/** Spec 1 §5: title and description required. */
export const aboutMessages = {
  title: 'El título es requerido',
  description: 'La descripción es requerida',
  highlight: 'Escribe el punto destacado o quítalo',
} as const

/** The single about record. */
export const About = z.object({
  ...recordFields,
  title: z.string(),
  description: z.string(),
  quote: z.string(),
  highlights: z.array(z.string()),
})
export type About = z.output<typeof About>

/** A full replacement: absent optional fields are cleared. */
export const AboutDraft = z.strictObject({
  title: requiredText(aboutMessages.title),
  description: requiredLines(aboutMessages.description),
  quote: z.optional(lines()),
  highlights: z.optional(
    z
      .array(requiredText(aboutMessages.highlight, limits.text))
      .check(z.maxLength(limits.texts, fieldMessages.tooMany(limits.texts))),
  ),
})
export type AboutDraft = z.output<typeof AboutDraft>

const tag = 'about'
export const aboutEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/about',
    reads: ['about'],
    tag,
    access: 'anyone',
    summary: 'The about text, or null before the first save',
    response: z.nullable(About),
  }),
  put: endpoint({
    method: 'PUT',
    path: '/about',
    tag,
    access: { section: 'about' },
    summary: 'Create or replace the about text (R21)',
    body: AboutDraft,
    response: About,
    conditional: true,
    failure: 'Error al actualizar sobre',
  }),
} as const
