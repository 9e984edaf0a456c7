import { buckets } from '@torneo/contracts/files/storage'
import { storedImageEndpoints } from '@torneo/contracts/files/stored-images'
import { canUseBucket } from '@torneo/domain/people/permissions'
import { viewAddress } from '@torneo/domain/records/stored-file'
import type { FastifyInstance } from 'fastify'
import { hostOrigins } from '../../platform/http/origin'
import { forbidden } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Age below which files are skipped: they may belong to a form that is still open. */
const youngMs = 24 * 3_600_000

/** Lists files that no record uses, and moves them to the bin. Each role sees the files of its own buckets. */
export function unusedFilesRoutes(app: FastifyInstance): void {
  const { files, audit, database } = app.services
  const before = async () => new Date((await database.now()).getTime() - youngMs)
  const sizeOf = (all: readonly { readonly size: number }[]) => all.reduce((sum, { size }) => sum + size, 0)

  route(app, storedImageEndpoints.unused, async ({ user, request }) => {
    const items = await files.unused(
      buckets.filter((bucket) => canUseBucket(user.role, bucket)),
      await before(),
      hostOrigins(request),
    )
    return { total: items.length, bytes: sizeOf(items), items }
  })

  route(app, storedImageEndpoints.removeUnused, async ({ body, user, request, transaction }) => {
    const requested = body().files
    if (requested.some(({ bucket }) => !canUseBucket(user.role, bucket))) throw forbidden()
    const named = new Set(requested.map(viewAddress))
    const unused = await files.unused(
      buckets.filter((bucket) => requested.some((file) => file.bucket === bucket)),
      await before(),
      hostOrigins(request),
    )
    const chosen = unused.filter(({ url }) => named.has(url))
    return transaction(async (write) => {
      // A file that a record has started to use in the meantime stays.
      const shown = await files.softDelete(chosen, null, write)
      const removed = chosen.filter(({ url }) => !shown.has(url))
      for (const { bucket, id, name } of removed)
        await audit.add({ kind: 'deleted', subject: { collection: `${bucket}.files`, id, title: name } }, write)
      return { removed: removed.length, bytes: sizeOf(removed) }
    })
  })
}
