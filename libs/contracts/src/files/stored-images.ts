import { endpoint } from '../endpoint/endpoint'
import { imageReads, imageUseReads } from '../endpoint/reads'
import { fieldMessages, idText, text } from '../fields/fields'
import { z } from '../fields/zod'
import { buckets, filesPath, FocalPoint, ImageDetails, storageMessages, StoredFile } from './storage'

/** Details by the address of the image's view; images without details are omitted. */
export const AllImageDetails = z.record(z.string(), ImageDetails)
export type AllImageDetails = z.output<typeof AllImageDetails>

/** Maximum number of unused files that one call deletes. */
export const unusedAtOnce = 500

const tag = 'storage'
/** Separate from the other storage endpoints, because few screens use these. */
export const storedImageEndpoints = {
  describe: endpoint({
    method: 'PATCH',
    path: `${filesPath}/:id`,
    tag,
    access: 'signed-in',
    summary: 'Set the alternative text and the focal point of an image',
    body: z.strictObject({ alt: z.optional(text(300)), focus: z.optional(z.nullable(FocalPoint)) }),
    response: StoredFile,
  }),
  details: endpoint({
    method: 'GET',
    path: '/storage/image-details',
    reads: imageReads,
    tag,
    access: 'anyone',
    summary: 'Alternative texts and focal points of images, by their addresses',
    response: AllImageDetails,
  }),
  unused: endpoint({
    method: 'GET',
    path: '/storage/unused',
    reads: [...imageReads, ...imageUseReads],
    tag,
    access: { section: 'settings' },
    summary: 'Files older than a day that no record shows, the largest first',
    response: z.object({ total: z.number(), bytes: z.number(), items: z.array(StoredFile) }),
  }),
  removeUnused: endpoint({
    method: 'POST',
    path: '/storage/unused/removals',
    tag,
    access: { section: 'settings' },
    summary: 'Delete the given files that are still unused',
    body: z.strictObject({
      files: z
        .array(z.strictObject({ bucket: z.enum(buckets, { error: fieldMessages.invalid }), id: idText() }))
        .check(z.minLength(1, fieldMessages.required), z.maxLength(unusedAtOnce, fieldMessages.tooMany(unusedAtOnce))),
    }),
    response: z.object({ removed: z.number(), bytes: z.number() }),
    repeatable: true,
    failure: storageMessages.removeFailed,
  }),
} as const
