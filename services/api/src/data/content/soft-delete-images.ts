import { parseFileAddress } from '@torneo/domain/records/stored-file'
import type { FastifyRequest } from 'fastify'
import { hostOrigins } from '../../platform/http/origin'

/**
 * Deletes the images of deleted records in the same batch, so that both are restored together (B51); images that
 * another record shows remain (R14). Runs after the deletion: a failure is only logged (spec 1 §4), and the files
 * remain in the library, unused.
 */
export async function softDeleteImages(
  request: FastifyRequest,
  addresses: readonly string[],
  batch: string,
): Promise<void> {
  const { files, config, database } = request.server.services
  const origins = hostOrigins(request)
  const refs = addresses.flatMap((address) => parseFileAddress(address, [config.publicOrigin ?? '', ...origins]) ?? [])
  if (refs.length === 0) return
  try {
    const by = { id: request.user?.id ?? '', name: request.user?.name ?? '' }
    await database.transaction((transaction) => files.softDelete(refs, batch, { by, transaction, origins }))
  } catch (error) {
    // The record is already deleted, so the response must not be an error.
    request.log.warn({ files: refs, err: error }, 'the images of a deleted record could not be deleted')
  }
}
