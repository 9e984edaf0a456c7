import type { collectionEndpoints } from '@torneo/contracts/endpoint/collection'
import { type CollectionName, collections } from '@torneo/contracts/records/collections'
import type { Prioritised } from '@torneo/domain/records/chosen-order'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import type { Database, Write } from '../../platform/database/database'
import { type Change, createRepository, type NewFields, type RecordFields } from '../../platform/database/repository'
import type { WriteOfCall } from '../../platform/http/call'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { textOf } from '../record-titles'
import { chosenOrder, type Ordering } from './chosen-order'
import { checkedBy, type ContentRecord, type ContentSaver } from './content-saver'
import { requireImages, imagesOf } from './record-images'
import { softDeleteImages } from './soft-delete-images'

/** A collection whose records are named by a text field. */
type ContentName = {
  [Name in CollectionName]: (typeof collections)[Name]['title'] extends string ? Name : never
}[CollectionName]

type SchemaOf<T> = z.ZodMiniType<T, unknown>

/** Some fields of a draft; undefined ones stay unchanged. */
type PartialDraft<D extends object> = { [Field in keyof D]?: D[Field] | undefined }

interface CollectionOptions<Path extends `/${string}`, R extends RecordFields, D extends object> {
  readonly name: ContentName
  readonly endpoints: ReturnType<
    typeof collectionEndpoints<Path, z.ZodMiniType<R, R>, SchemaOf<D>, SchemaOf<PartialDraft<D>>>
  >
  readonly record: z.ZodMiniType<R, R>
  readonly draft: SchemaOf<D>
  /** Order of lists. */
  readonly sort: Record<string, 1 | -1>
  /** Fields computed by `derive`, never stored. */
  readonly derived?: readonly string[]
  readonly derive?: (record: R) => Partial<R>
  /** Name in the recent activity, if it differs from the collection's title. */
  readonly titleOf?: (record: R) => string
  /** Texts for the recent activity. */
  readonly actions: Readonly<Record<'created' | 'updated' | 'removed', string>>
  /** Maps a body to the stored fields (default: unchanged); `before` is null for a new record. */
  readonly change?: (sent: PartialDraft<D>, before: R | null) => Change<R>
  /** Lets people order the collection (B57); `sort` must start with the priority, descending. */
  readonly ordering?: Ordering<R>
  /** Shape of the fields that can be scheduled (default: all fields of an update). */
  readonly scheduled?: z.ZodMiniType
}

/** Defines a collection of the landing page: its repository and its five routes. */
export function contentCollection<const Path extends `/${string}`, R extends RecordFields, D extends object>(
  options: CollectionOptions<Path, R, D>,
) {
  const {
    name,
    endpoints,
    record: shape,
    draft,
    sort,
    derived = [],
    derive,
    actions,
    ordering,
    scheduled = endpoints.update.body,
  } = options
  const { section, title } = collections[name]
  const {
    titleOf = (record: R) => textOf((record as Readonly<Record<string, unknown>>)[title]),
    change = (sent: PartialDraft<D>) => sent as unknown as Change<R>,
  } = options

  const createRecords = (database: Database) =>
    createRepository<R, D>(database, {
      name,
      shape,
      draft,
      sort,
      derived,
      ...(derive ? { derive } : {}),
      ...(ordering ? { defaults: { priority: null } as unknown as Partial<R> } : {}),
    })

  return {
    repository: createRecords,

    /** Registers the routes. Each write is one transaction with its activity row and the check of its images. */
    routes(app: FastifyInstance, records = createRecords(app.services.database)): ContentSaver {
      const { activity, files } = app.services
      const order =
        ordering && chosenOrder(app, records as never, section, ordering as never as Ordering<R & Prioritised>)

      /** Adds the last priority of the list to a save, if the record is new in that list. */
      async function placed(
        before: R | null,
        fields: Change<R>,
        transaction?: Write['transaction'],
      ): Promise<Change<R>> {
        if (!order || (before && !order.isMoved(before as never, fields as never))) return fields
        return { ...fields, priority: await order.lastPriority(fields as never, transaction) }
      }
      async function found(id: string, transaction?: Write['transaction']): Promise<R> {
        const record = await records.find(id, transaction)
        if (!record) throw notFound()
        return record
      }
      async function save(before: R, fields: Change<R>, write: WriteOfCall, note = ''): Promise<R> {
        await requireImages(files, shape, before, fields, write)
        const record = await records.update(before.id, await placed(before, fields, write.transaction), write)
        if (!record) throw notFound()
        await activity.add(
          {
            action: actions.updated + note,
            subject: titleOf(record),
            section,
            saved: { before, after: record, written: fields },
          },
          write,
        )
        return record
      }
      const idOf = (params: object): string => (params as { id: string }).id
      route(app, endpoints.list, ({ query }) => records.list({ page: query }), { cached: true })

      route(app, endpoints.find, ({ params }) => found(idOf(params)), { cached: true })

      route(app, endpoints.create, ({ body, transaction }) =>
        transaction(async (write) => {
          const fields = change(body(), null)
          await requireImages(files, shape, null, fields, write)
          const record = await records.create((await placed(null, fields)) as NewFields<R, D>, write)
          await activity.add(
            { action: actions.created, subject: titleOf(record), section, saved: { before: null, after: record } },
            write,
          )
          return record
        }),
      )

      route(app, endpoints.update, ({ params, body, transaction, requireRev }) =>
        transaction(async (write) => {
          const before = await found(idOf(params), write.transaction)
          const fields = change(body(), before)
          await requireRev(records, before, write)
          if (Object.keys(fields).length === 0) return before
          return save(before, fields, write)
        }),
      )

      route(app, endpoints.remove, async ({ params, transaction, requireRev, request }) => {
        let removed: R | null = null
        await transaction(async (write) => {
          const record = await found(idOf(params), write.transaction)
          await requireRev(records, record, write)
          await records.softDelete(record.id, write)
          await activity.add(
            {
              action: actions.removed,
              subject: titleOf(record),
              section,
              audit: { kind: 'deleted', collection: name, id: record.id },
            },
            write,
          )
          removed = record
        })
        if (removed)
          await softDeleteImages(
            request,
            imagesOf(shape, removed).map(({ address }) => address),
            idOf(params),
          )
      })

      return {
        name,
        section,
        shape,
        find: async (id, transaction) => (await records.find(id, transaction)) as ContentRecord | null,
        titleOf: (record) => titleOf(record as unknown as R),
        checked: (fields) => checkedBy(scheduled, fields),
        save: (before, fields, write, note) => save(before as unknown as R, fields as Change<R>, write, note),
      }
    },
  }
}
