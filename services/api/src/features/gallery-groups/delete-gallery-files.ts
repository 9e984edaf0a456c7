import type { GalleryGroup } from '@torneo/contracts/gallery-groups'
import { storedFileOf } from '@torneo/domain/stored-file'
import type { FastifyInstance } from 'fastify'

/**
 * Deletes the files of a gallery that is gone: cover and photos, each once; what another record shows stays (R14). A file that cannot be
 * deleted is only logged (spec 1 §4): it stays in the library, unused.
 */
export async function deleteGalleryFiles({ coverImage, images }: GalleryGroup, app: FastifyInstance): Promise<void> {
  const stored = [coverImage, ...images].flatMap((address) => storedFileOf(address) ?? [])
  const { failed } = await app.services.files.removeUnused(stored)
  for (const { file, error } of failed) app.log.warn({ file, err: error }, 'a file of a deleted gallery could not be deleted')
}
