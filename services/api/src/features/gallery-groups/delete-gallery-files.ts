import type { GalleryGroup } from '@torneo/contracts/gallery-groups'
import { storedFileOf } from '@torneo/domain/stored-file'
import type { FastifyRequest } from 'fastify'
import { newId } from '../../platform/ids'
import { hostOrigins } from '../../platform/origin'

/**
 * Hides the files of a gallery that is gone: cover and photos; what another record shows stays (R14). Where that fails it is only logged
 * (spec 1 §4): they stay in the library, unused.
 */
export async function deleteGalleryFiles({ coverImage, images }: GalleryGroup, request: FastifyRequest): Promise<void> {
  const { files, config, database } = request.server.services
  const origins = hostOrigins(request)
  const named = [coverImage, ...images].flatMap((address) => storedFileOf(address, [config.publicOrigin ?? '', ...origins]) ?? [])
  try {
    const by = { id: request.user?.id ?? '', name: request.user?.name ?? '' }
    await database.transaction((transaction) => files.hide(named, newId(), { by, transaction, origins }))
  } catch (error) {
    // The gallery itself is gone already: an answer that says otherwise would be wrong.
    request.log.warn({ files: named, err: error }, 'the files of a deleted gallery could not be deleted')
  }
}
