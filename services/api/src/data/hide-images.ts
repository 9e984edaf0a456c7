import { storedFileOf } from '@torneo/domain/stored-file'
import type { FastifyRequest } from 'fastify'
import { hostOrigins } from '../platform/origin'

/**
 * Hides the stored files that only deleted records showed, in their batch, so that both come back together (B51); what another record shows
 * stays (R14). It comes after the deletion: where it fails that is only logged (spec 1 §4), and the files stay in the library, unused.
 */
export async function hideImages(request: FastifyRequest, addresses: readonly string[], batch: string): Promise<void> {
  const { files, config, database } = request.server.services
  const origins = hostOrigins(request)
  const named = addresses.flatMap((address) => storedFileOf(address, [config.publicOrigin ?? '', ...origins]) ?? [])
  if (named.length === 0) return
  try {
    const by = { id: request.user?.id ?? '', name: request.user?.name ?? '' }
    await database.transaction((transaction) => files.hide(named, batch, { by, transaction, origins }))
  } catch (error) {
    // The record itself is gone already: an answer that says otherwise would be wrong.
    request.log.warn({ files: named, err: error }, 'the pictures of a deletion could not be hidden')
  }
}
