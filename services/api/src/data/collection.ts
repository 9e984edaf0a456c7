import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import type { PageQuery } from '@torneo/contracts/endpoint/record'
import { type CollectionName, collections } from '@torneo/contracts/records/collections'
import { changedFields, type Fields } from '@torneo/domain/records/field-merge'
import type { FastifyInstance } from 'fastify'
import type { Document } from 'mongodb'
import type { z } from 'zod/mini'
import type { Transaction, Write } from '../platform/database/database'
import type { Change, LastChange, NewFields, RecordFields } from '../platform/database/repository'
import type { Reader, WriteOfCall } from '../platform/http/call'
import { notFound } from '../platform/http/problems'
import { route } from '../platform/http/route'
import type { ActivityRepository } from './audit/activity.repository'
import { imagesOf, requireImages } from './content/record-images'
import { softDeleteImages } from './content/soft-delete-images'
import { textOf } from './record-titles'

/** A collection whose records are named by a text field. */
export type TitledCollection = {
  [Name in CollectionName]: (typeof collections)[Name]['title'] extends string ? Name : never
}[CollectionName]

/** Some fields of a draft; undefined ones stay unchanged. */
export type PartialDraft<D extends object> = { [Field in keyof D]?: D[Field] | undefined }

/** Part of a repository that the routes use. */
interface Records<R extends RecordFields, D extends object> {
  readonly shape: z.ZodMiniType
  list?(options: { readonly page: PageQuery }): Promise<{ readonly total: number; readonly items: readonly R[] }>
  find(id: string, transaction?: Transaction): Promise<R | null>
  lastChange(id: string, transaction?: Transaction): Promise<LastChange | null>
  create(fields: NewFields<R, D>, write: Required<Write>): Promise<R>
  update(id: string, change: Change<R>, write: Required<Write>): Promise<R | null>
  softDelete(id: string, write: Required<Write>, more?: Document): Promise<boolean>
}

type Response = Endpoint & { readonly response: z.ZodMiniType }
type Read = Response & { readonly reads: readonly string[] }
type Save<D> = Response & { readonly body: z.ZodMiniType<D, unknown> }

/** Saves of other records by the same call, for their histories. */
type Saves = NonNullable<Parameters<ActivityRepository['add']>[0]['saves']>

export interface CollectionHooks<R extends RecordFields, D extends object> {
  /** Maps a body to the stored fields (default: unchanged); `before` is null for a new record. */
  readonly change?: (sent: PartialDraft<D>, before: R | null) => Change<R>
  /** Checks a save before it is written, and throws to refuse it; returns further fields, and saves of other records. */
  readonly check?: (
    fields: Change<R>,
    before: R | null,
    write: WriteOfCall,
  ) => Promise<{ readonly fields?: Change<R>; readonly saves?: Saves } | undefined>
  /** Runs before a record is marked as deleted; returns fields to store with the deletion. */
  readonly beforeRemove?: (record: R, write: WriteOfCall) => Promise<Document | undefined>
  /**
   * Runs after a record is marked as deleted: a concurrent write that names it either finds it deleted or is found here.
   * Throws to refuse the deletion; returns the addresses of images that were deleted with it.
   */
  readonly afterRemove?: (record: R, write: WriteOfCall) => Promise<readonly string[]>
  /** Selects what a reader sees of records. */
  readonly visibleTo?: (records: readonly R[], reader: Reader, transaction?: Transaction) => Promise<readonly R[]>
}

interface CollectionOptions<R extends RecordFields, D extends object> extends CollectionHooks<R, D> {
  readonly name: TitledCollection
  readonly records: Records<R, D>
  /** The calls that are served; a collection serves others by its own routes. */
  readonly endpoints: {
    readonly list?: Read
    readonly find?: Read
    readonly create?: Save<D>
    readonly update?: Save<PartialDraft<D>>
    readonly remove?: Endpoint
  }
  /** Name in the recent activity, if it differs from the title. */
  readonly titleOf?: (record: R, write: WriteOfCall) => string | Promise<string>
  /** Texts for the recent activity. */
  readonly actions: Readonly<Record<'created' | 'updated' | 'removed', string>>
}

/** Names a record by its collection's title field. */
export const titledBy =
  (name: TitledCollection) =>
  (record: RecordFields): string =>
    textOf((record as unknown as Fields)[collections[name].title])

const idOf = (params: object): string => (params as { readonly id: string }).id

/** Registers the routes of a collection: each write is one transaction with its checks, its images and its activity row. */
export function collectionRoutes<R extends RecordFields, D extends object>(
  app: FastifyInstance,
  options: CollectionOptions<R, D>,
) {
  const { name, records, endpoints, actions, check, beforeRemove, afterRemove, visibleTo } = options
  const { section } = collections[name]
  const { titleOf = titledBy(name), change = (sent: PartialDraft<D>) => sent as unknown as Change<R> } = options
  const { activity, files } = app.services
  const { shape } = records

  const shown = async (record: R | null, reader: Reader | null, transaction?: Transaction): Promise<R> => {
    const [visible] = record && visibleTo && reader ? await visibleTo([record], reader, transaction) : [record]
    if (!visible) throw notFound()
    return visible
  }

  /** Saves checked fields of a record, null for a new one. `note` is appended to the activity's text. */
  async function save(before: R | null, fields: Change<R>, write: WriteOfCall, note = ''): Promise<R> {
    const { fields: further, saves } = (await check?.(fields, before, write)) ?? {}
    const whole = { ...fields, ...further }
    await requireImages(files, shape, { before, after: whole }, write)
    const record = before
      ? await records.update(before.id, whole, write)
      : await records.create(whole as unknown as NewFields<R, D>, write)
    if (!record) throw notFound()
    await activity.add(
      {
        action: (before ? actions.updated : actions.created) + note,
        subject: await titleOf(record, write),
        section,
        saved: { before, after: record, ...(before && { written: fields }) },
        ...(saves && { saves }),
      },
      write,
    )
    return record
  }

  const { list, find, create, update, remove } = endpoints
  if (list)
    route(
      app,
      list,
      async ({ query, user }) => {
        const { total, items } = (await records.list?.({ page: (query ?? {}) as PageQuery })) ?? { total: 0, items: [] }
        return { total, items: visibleTo && user ? await visibleTo(items, user) : items }
      },
      { cached: true },
    )

  if (find)
    route(app, find, async ({ params, user }) => shown(await records.find(idOf(params)), user), { cached: true })

  if (create)
    route(app, create, ({ user, body, transaction }) =>
      transaction(async (write) =>
        shown(await save(null, change(body() as PartialDraft<D>, null), write), user, write.transaction),
      ),
    )

  if (update)
    route(app, update, ({ params, user, body, transaction, requireRev }) =>
      transaction(async (write) => {
        const before = await shown(await records.find(idOf(params), write.transaction), user, write.transaction)
        const sent = body() as PartialDraft<D>
        await requireRev(records, before, write)
        const fields = change(sent, before)
        if (changedFields(before as unknown as Fields, fields).length === 0) return before
        return shown(await save(before, fields, write), user, write.transaction)
      }),
    )

  if (remove)
    route(app, remove, async ({ params, user, transaction, requireRev, request }) => {
      let images: readonly string[] = []
      await transaction(async (write) => {
        const record = await shown(await records.find(idOf(params), write.transaction), user, write.transaction)
        await requireRev(records, record, write)
        const more = await beforeRemove?.(record, write)
        await records.softDelete(record.id, write, more)
        const along = (await afterRemove?.(record, write)) ?? []
        images = [...imagesOf(shape, record).map(({ address }) => address), ...along]
        const audit = { kind: 'deleted', collection: name, id: record.id } as const
        await activity.add({ action: actions.removed, subject: await titleOf(record, write), section, audit }, write)
      })
      await softDeleteImages(request, images, idOf(params))
    })

  return { save }
}
