import type { GalleryGroup } from '@torneo/contracts/gallery-groups'
import { storedFileOf } from '@torneo/domain/stored-file'
import type { FastifyRequest } from 'fastify'
import { hostOrigins } from '../../platform/origin'

const failure = 'a file of a deleted gallery could not be deleted'

/**
 * Deletes the files of a gallery that is gone: cover and photos, each once; what another record shows stays (R14). A file that cannot be
 * deleted is only logged (spec 1 §4): it stays in the library, unused.
 */
export async function deleteGalleryFiles({ coverImage, images }: GalleryGroup, request: FastifyRequest): Promise<void> {
  const { files, config } = request.server.services
  const origins = hostOrigins(request)
  const named = [coverImage, ...images].flatMap((address) => storedFileOf(address, [config.publicOrigin ?? '', ...origins]) ?? [])
  try {
    const { failed } = await files.removeUnused(named, origins)
    for (const { file, error } of failed) request.log.warn({ file, err: error }, failure)
  } catch (error) {
    // The gallery itself is gone already: an answer that says otherwise would be wrong.
    request.log.warn({ files: named, err: error }, failure)
  }
}
