import { collectionEndpoints } from '../endpoint/collection'
import { moveEndpoint, orderingFields } from '../endpoint/ordering'
import { recordFields } from '../endpoint/record'
import { requiredText } from '../fields/fields'
import { z } from '../fields/zod'
import { image } from '../files/images'
import { articleMessages, articleText, documentUrl } from './article'

/** A page of the landing page's own, such as its regulations. */
export const LandingPage = z.object({
  ...recordFields,
  title: z.string(),
  /** Part of its address, made from its first title and kept. */
  slug: z.string(),
  /** A closed subset of HTML, cleaned by the service. */
  text: z.string(),
  /** Stored images of the text. */
  images: z.array(image()),
  /** Address of a PDF, or ''. */
  file: image(),
  fileName: z.string(),
  /** Bytes of the PDF; 0 without one. */
  fileSize: z.number(),
  ...orderingFields,
})
export type LandingPage = z.output<typeof LandingPage>

export const LandingPageDraft = z.strictObject({
  title: requiredText(articleMessages.title),
  text: articleText(),
  file: z.optional(documentUrl()),
})
export type LandingPageDraft = z.output<typeof LandingPageDraft>

export const landingPageEndpoints = {
  ...collectionEndpoints({
    path: '/pages',
    section: 'pages',
    record: LandingPage,
    draft: LandingPageDraft,
    update: z.partial(LandingPageDraft),
    order: 'in the order that people chose, else by title',
    failures: {
      create: 'Error al agregar página',
      update: 'Error al actualizar página',
      remove: 'Error al eliminar página',
    },
  }),
  move: moveEndpoint('/pages', 'pages'),
} as const
