import type { collectionEndpoints } from '@torneo/contracts/endpoint/collection'
import { collections } from '@torneo/contracts/records/collections'
import type { Prioritised } from '@torneo/domain/records/chosen-order'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import type { Database } from '../../platform/database/database'
import { type Change, createRepository, type RecordFields } from '../../platform/database/repository'
import {
  type CollectionHooks,
  collectionRoutes,
  type PartialDraft,
  titledBy,
  type TitledCollection,
} from '../collection'
import { chosenOrder, type Ordering } from './chosen-order'
import { checkedBy, type ContentRecord, type ContentSaver } from './content-saver'

type SchemaOf<T> = z.ZodMiniType<T, unknown>

interface ContentOptions<Path extends `/${string}`, R extends RecordFields, D extends object> extends Pick<
  CollectionHooks<R, D>,
  'change'
> {
  readonly name: TitledCollection
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
  /** Lets people order the collection (B57); `sort` must start with the priority, descending. */
  readonly ordering?: Ordering<R>
  /** Shape of the fields that can be scheduled (default: all fields of an update). */
  readonly scheduled?: z.ZodMiniType
}

/** Defines a collection of the landing page: its repository and its routes; its saves can be scheduled. */
export function contentCollection<const Path extends `/${string}`, R extends RecordFields, D extends object>({
  name,
  endpoints,
  record: shape,
  draft,
  sort,
  derived = [],
  derive,
  actions,
  ordering,
  change,
  scheduled = endpoints.update.body,
  titleOf = titledBy(name),
}: ContentOptions<Path, R, D>) {
  const { section } = collections[name]

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

    routes(app: FastifyInstance, records = createRecords(app.services.database)): ContentSaver {
      const order =
        ordering && chosenOrder(app, records as never, section, ordering as never as Ordering<R & Prioritised>)
      const { save } = collectionRoutes<R, D>(app, {
        name,
        records,
        endpoints,
        actions,
        titleOf,
        ...(change ? { change } : {}),
        // A record that is new in a list gets its last priority.
        async check(fields, before, { transaction }) {
          if (!order || (before && !order.isMoved(before as never, fields as never))) return undefined
          const priority = await order.lastPriority(fields as never, before ? transaction : undefined)
          return { fields: { priority } as unknown as Change<R> }
        },
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
