import type { collectionEndpoints } from '@torneo/contracts/endpoint/collection'
import { collections } from '@torneo/contracts/records/collections'
import type { Prioritised } from '@torneo/domain/records/chosen-order'
import type { Fields } from '@torneo/domain/records/field-merge'
import type { FastifyInstance } from 'fastify'
import type { IndexDescription } from 'mongodb'
import type { z } from 'zod/mini'
import type { Database } from '../../platform/database/database'
import { type Change, createRepository, type RecordFields } from '../../platform/database/repository'
import type { WriteOfCall } from '../../platform/http/call'
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
  readonly indexes?: readonly IndexDescription[]
  /** Values of fields that are neither sent nor stored. */
  readonly defaults?: Change<R>
  /** Cleans sent or scheduled fields; throws to refuse them. */
  readonly clean?: (fields: PartialDraft<D>) => PartialDraft<D>
  /** Returns further fields of a save; `before` is null for a new record. */
  readonly complete?: (
    services: FastifyInstance['services'],
  ) => (fields: Change<R>, before: R | null, write: WriteOfCall) => Promise<Partial<R>>
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
  indexes = [],
  defaults = {},
  clean = (fields) => fields,
  complete,
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
      indexes,
      derived,
      ...(derive ? { derive } : {}),
      defaults: { ...defaults, ...(ordering ? { priority: null } : {}) } as Partial<R>,
    })

  return {
    repository: createRecords,

    routes(app: FastifyInstance, records = createRecords(app.services.database)): ContentSaver {
      const order =
        ordering && chosenOrder(app, records as never, section, ordering as never as Ordering<R & Prioritised>)
      const completed = complete?.(app.services)
      const { save } = collectionRoutes<R, D>(app, {
        name,
        records,
        endpoints,
        actions,
        titleOf,
        change(sent, before) {
          const cleaned = clean(sent)
          return change ? change(cleaned, before) : (cleaned as unknown as Change<R>)
        },
        async check(fields, before, write) {
          const further = (await completed?.(fields, before, write)) ?? {}
          // A record that is new in a list gets its last priority.
          if (!order || (before && !order.isMoved(before as never, fields as never)))
            return { fields: further as Change<R> }
          const priority = await order.lastPriority(fields as never, before ? write.transaction : undefined)
          return { fields: { ...further, priority } as unknown as Change<R> }
        },
      })
      return {
        name,
        section,
        shape,
        find: async (id, transaction) => (await records.find(id, transaction)) as ContentRecord | null,
        titleOf: (record) => titleOf(record as unknown as R),
        checked: (fields) => clean(checkedBy<PartialDraft<D>>(scheduled, fields)) as Fields,
        save: (before, fields, write, note) => save(before as unknown as R, fields as Change<R>, write, note),
      }
    },
  }
}
