import { storedImageEndpoints } from '@torneo/contracts/files/stored-images'
import { canSeeAllFiles } from '@torneo/domain/people/permissions'
import type { FastifyInstance } from 'fastify'
import { forbidden, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { allowBucket, bucketOf } from './storage.routes'

/** Details of stored images: entered once, they apply wherever the image is shown (B54). */
export function imageDetailsRoutes(app: FastifyInstance): void {
  const { files } = app.services

  route(
    app,
    storedImageEndpoints.describe,
    ({ params, body, user, transaction }) =>
      transaction(async (write) => {
        const ref = { bucket: bucketOf(params.bucket), id: params.id }
        const file = await files.find(ref, write.transaction)
        // A captain gets the same response for another user's file and a missing one (R31).
        if (!canSeeAllFiles(user.role) && file?.uploadedBy !== user.id) throw forbidden()
        if (!file) throw notFound()
        const description = body()
        if (Object.keys(description).length === 0) return file
        const described = await files.describe(ref, description, write.transaction)
        if (!described) throw notFound()
        return described
      }),
    { before: allowBucket },
  )

  route(app, storedImageEndpoints.details, () => files.details(), { cached: true, anyOrigin: true })
}
