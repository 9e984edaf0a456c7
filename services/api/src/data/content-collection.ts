import type { collectionEndpoints } from '@torneo/contracts/collection'
import type { SectionId } from '@torneo/contracts/sections'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import type { Database, Write } from '../platform/database'
import { notFound } from '../platform/problems'
import { type Change, createRepository, type NewFields, type RecordFields } from '../platform/repository'
import { route } from '../platform/route'
import { hideImages } from './hide-images'
import { claimImages, imagesOf } from './record-images'

type Shaped<T> = z.ZodMiniType<T, unknown>

/** Some fields of a draft: an undefined one is not touched. */
type Sent<D extends object> = { [Field in keyof D]?: D[Field] | undefined }

interface CollectionOptions<Path extends `/${string}`, R extends RecordFields, D extends object> {
  /** Where they are stored. */
  readonly name: string
  readonly section: SectionId
  readonly endpoints: ReturnType<typeof collectionEndpoints<Path, z.ZodMiniType<R, R>, Shaped<D>, Shaped<Sent<D>>>>
  readonly record: z.ZodMiniType<R, R>
  readonly draft: Shaped<D>
  /** The order of lists. */
  readonly sort: Record<string, 1 | -1>
  /** Fields of the record that follow from the others, never stored. */
  readonly derived?: readonly string[]
  readonly derive?: (record: R) => Partial<R>
  /** The text field that a record is called by. */
  readonly title: keyof R & string
  /** What it is called in the recent activity, where that is not its title. */
  readonly titleOf?: (record: R) => string
  /** What people read of it in the recent activity. */
  readonly actions: Readonly<Record<'created' | 'updated' | 'removed' | 'restored' | 'purged', string>>
  /** The fields that a body makes, of a new record (`before` null) or of one that is there; as they are sent unless said. */
  readonly change?: (sent: Sent<D>, before: R | null) => Change<R>
}

/** A collection of the landing page: how it is stored, and its five routes. */
export function contentCollection<const Path extends `/${string}`, R extends RecordFields, D extends object>(options: CollectionOptions<Path, R, D>) {
  const { name, section, endpoints, record: shape, draft, sort, derived = [], derive, title, actions } = options
  const { titleOf = (record: R) => String(record[title]), change = (sent: Sent<D>) => sent as unknown as Change<R> } = options

  const createRecords = (database: Database) => createRepository<R, D>(database, { name, shape, draft, sort, derived, ...(derive ? { derive } : {}) })

  return {
    name, section, title, actions,

    repository: createRecords,

    /** Each write is one transaction with its activity row and the files that it names. */
    routes(app: FastifyInstance, records = createRecords(app.services.database)): void {
      const { activity, files } = app.services

      async function found(id: string, transaction?: Write['transaction']): Promise<R> {
        const record = await records.find(id, transaction)
        if (!record) throw notFound()
        return record
      }
      const idOf = (params: object): string => (params as { id: string }).id

      const cached = { cacheTags: [name] }
      route(app, endpoints.list, ({ query }) => records.list({ page: query }), cached)

      route(app, endpoints.find, ({ params }) => found(idOf(params)), cached)

      route(app, endpoints.create, ({ body, transaction }) => transaction(async (write) => {
        const fields = change(body(), null)
        await claimImages(files, shape, null, fields, write)
        const record = await records.create(fields as NewFields<R, D>, write)
        await activity.add({ action: actions.created, subject: titleOf(record), section }, write)
        return record
      }))

      route(app, endpoints.update, ({ params, body, transaction, requireRev }) => transaction(async (write) => {
        const before = await found(idOf(params), write.transaction)
        const fields = change(body(), before)
        await requireRev(records, before, write)
        if (Object.keys(fields).length === 0) return before
        await claimImages(files, shape, before, fields, write)
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
          await activity.add({ action: actions.removed, subject: titleOf(record), section, audit: { kind: 'deleted', collection: name, id: record.id } }, write)
          gone = record
        })
        if (gone) await hideImages(request, imagesOf(shape, gone).map(({ address }) => address), idOf(params))
      })
    },
  }
}
