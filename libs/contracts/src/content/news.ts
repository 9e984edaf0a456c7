import { collectionEndpoints } from '../endpoint/collection'
import { recordFields } from '../endpoint/record'
import { day, flag, imageUrl, limits, requiredText, text } from '../fields/fields'
import { completeWebsite, isWebsite } from '../fields/website'
import { z } from '../fields/zod'
import { image } from '../files/images'
import { articleMessages, articleText, documentUrl } from './article'

export const newsMessages = {
  date: 'La fecha es requerida',
  video: 'Usa la dirección de un video, como https://youtu.be/…',
} as const

const videoUrl = z.pipe(
  text(limits.text),
  z.pipe(
    z.transform(completeWebsite),
    z.string().check(z.refine((value) => value === '' || isWebsite(value), newsMessages.video)),
  ),
)

/** A piece of news of the landing page. */
export const News = z.object({
  ...recordFields,
  title: z.string(),
  /** Part of its address, made from its first title and kept. */
  slug: z.string(),
  /** yyyy-mm-dd */
  date: z.string(),
  /** A closed subset of HTML, cleaned by the service. */
  text: z.string(),
  /** Stored images of the text. */
  images: z.array(image()),
  image: image(),
  /** Describes the image. */
  alt: z.string(),
  /** Address of a PDF, or ''. */
  file: image(),
  fileName: z.string(),
  /** Bytes of the PDF; 0 without one. */
  fileSize: z.number(),
  videoUrl: z.string(),
  /** Shown before newer ones. */
  pinned: z.boolean(),
})
export type News = z.output<typeof News>

export const NewsDraft = z.strictObject({
  title: requiredText(articleMessages.title),
  date: day(newsMessages.date),
  text: articleText(),
  image: z.optional(imageUrl()),
  alt: z.optional(text(300)),
  file: z.optional(documentUrl()),
  videoUrl: z.optional(videoUrl),
  pinned: z.optional(flag()),
})
export type NewsDraft = z.output<typeof NewsDraft>

export const newsEndpoints = collectionEndpoints({
  path: '/news',
  section: 'news',
  record: News,
  draft: NewsDraft,
  update: z.partial(NewsDraft),
  order: 'pinned ones first, then the newest',
  failures: {
    create: 'Error al agregar novedad',
    update: 'Error al actualizar novedad',
    remove: 'Error al eliminar novedad',
  },
})
