import type { collectionEndpoints } from '@torneo/contracts/collection'
import type { SectionId } from '@torneo/contracts/sections'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import type { Write } from '../platform/database'
import { notFound } from '../platform/problems'
import type { Change, createRepository, OwnFields, RecordFields } from '../platform/repository'
import { route } from '../platform/route'
import { hideImages } from './hide-images'
import { claimImages, imagesOf } from './record-images'

type Repository<R extends RecordFields> = Pick<
  ReturnType<typeof createRepository<R>>, 'shape' | 'list' | 'find' | 'create' | 'update' | 'hide' | 'lastChange'>

type Shaped<R extends RecordFields> = z.ZodMiniType<R, R>

/** Some fields of a draft: an undefined one is not touched. */
type Sent<D extends object> = { [Field in keyof D]?: D[Field] | undefined }

interface CollectionOptions<Path extends `/${string}`, R extends RecordFields, D extends object> {
  readonly endpoints: ReturnType<typeof collectionEndpoints<Path, Shaped<R>, z.ZodMiniType<D, unknown>, z.ZodMiniType<Sent<D>, unknown>>>
  readonly records: Repository<R>
  /** Where they are stored. */
  readonly collection: string
  readonly section: SectionId
  /** What people read of it in the recent activity. */
  readonly actions: { readonly created: string; readonly updated: string; readonly removed: string }
  readonly titleOf: (record: R) => string
  /** A new record's own fields: what is optional and absent is blank. */
  readonly complete: (draft: D) => OwnFields<R>
  /** The fields that a change makes of what was sent; as it is sent unless said. */
  readonly change?: (sent: Sent<D>, before: R) => Change<R>
}

/** The five routes of a collection of content: each write is one transaction with its activity row and the files that it names. */
export function collectionRoutes<const Path extends `/${string}`, R extends RecordFields, D extends object>(
  app: FastifyInstance, options: CollectionOptions<Path, R, D>,
): void {
  const { endpoints, records, collection, section, actions, titleOf, complete, change = (sent) => sent as unknown as Change<R> } = options
  const { activity, files } = app.services

  const found = async (id: string, transaction?: Write['transaction']): Promise<R> => {
    const record = await records.find(id, transaction)
    if (!record) throw notFound()
    return record
  }
  const idOf = (params: object): string => (params as { id: string }).id

  const cached = { cacheTags: [collection] }
  route(app, endpoints.list, ({ query }) => records.list({ page: query }), cached)

  route(app, endpoints.find, ({ params }) => found(idOf(params)), cached)

  route(app, endpoints.create, ({ body, transaction }) => transaction(async (write) => {
    const fields = complete(body())
    await claimImages(files, records.shape, null, fields, write)
    const record = await records.create(fields, write)
    if (!record) throw new Error('A new id was taken')
    await activity.add({ action: actions.created, subject: titleOf(record), section }, write)
    return record
  }))

  route(app, endpoints.update, ({ params, body, transaction, requireRev }) => transaction(async (write) => {
    const before = await found(idOf(params), write.transaction)
    const fields = change(body(), before)
    await requireRev(records, before, write)
    if (Object.keys(fields).length === 0) return before
    await claimImages(files, records.shape, before, fields, write)
    const record = await records.update(before.id, fields, write)
    if (!record) throw notFound()
    await activity.add({ action: actions.updated, subject: titleOf(record), section }, write)
    return record
  }))

  route(app, endpoints.remove, async ({ params, transaction, requireRev, request }) => {
    let gone: R | null = null
    await transaction(async (write) => {
      const record = await found(idOf(params), write.transaction)
      await requireRev(records, record, write)
      await records.hide(record.id, write)
      await activity.add({ action: actions.removed, subject: titleOf(record), section }, write)
      gone = record
    })
    if (gone) await hideImages(request, imagesOf(records.shape, gone).map(({ address }) => address), idOf(params))
  })
}
