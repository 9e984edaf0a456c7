import { mutationOf, queryOf } from '@torneo/client'
import type { BodyOf, Endpoint, ResponseOf } from '@torneo/contracts/endpoint/endpoint'
import { refetchStale, type Read } from '../screen/prefetch'
import { endpointOf, type Mutation, patchOf, type ReadEndpoint } from './endpoint-of'
import { optimisticList, type OptimisticList } from './optimistic-list'

/** Fields of every stored record. */
export interface StoredRecord {
  readonly id: string
  readonly rev: number
}

export interface CollectionEndpoints {
  readonly list: Endpoint
  readonly create: Endpoint
  readonly update: Endpoint
  readonly remove: Endpoint
}

/**
 * Hooks for the calls of one collection: the list, and writes that update the list before it is refetched. `upsert` and
 * `remove` serve further writes of its records.
 */
export interface CollectionApi<R extends StoredRecord, Draft> extends OptimisticList<R> {
  /** Tag in the contract, also the prefix of its controls' ids. */
  readonly name: string
  readonly useList: ReadEndpoint<{ readonly items: R[] }>['useQuery']
  readonly useAdd: Mutation<{ readonly body: Draft; readonly key?: string }, R>
  readonly useUpdate: Mutation<
    { readonly params: { readonly id: string }; readonly body: Draft; readonly ifMatch: number },
    R
  >
  readonly useRemove: Mutation<{ readonly params: { readonly id: string }; readonly ifMatch: number }, unknown>
  /** Reads the list into the cache, as a screen's `prefetch` or as a part of one. */
  readonly prefetch: (read: Read) => Promise<{ readonly items: R[] } | null>
}

/**
 * Hooks for the calls of a collection whose types are stated. `order` is the API's order.
 */
export function collectionOf<R extends StoredRecord, Draft>(
  app: string,
  endpoints: CollectionEndpoints,
  order: (a: R, b: R) => number,
): CollectionApi<R, Draft> {
  type Api = CollectionApi<R, Draft>
  const { tag } = endpoints.list
  const name = `${app}/${tag}`
  const { upsert, remove } = optimisticList<R>((change) => patchOf(name, change), order)
  const list = endpointOf<ReadEndpoint<{ readonly items: R[] }>>(name, (build) => queryOf(build, endpoints.list))
  const write = <Hook>(verb: string, endpoint: Endpoint, onQueryStarted: object) =>
    endpointOf<{ readonly useMutation: Hook }>(`${name}/${verb}`, (build) => ({
      ...mutationOf(build, endpoint),
      onQueryStarted,
    })).useMutation
  return {
    name: tag,
    useList: (_, options = refetchStale) => list.useQuery(undefined, options),
    useAdd: write<Api['useAdd']>('add', endpoints.create, upsert),
    useUpdate: write<Api['useUpdate']>('update', endpoints.update, upsert),
    useRemove: write<Api['useRemove']>('remove', endpoints.remove, remove),
    prefetch: (read) => read(list),
    upsert,
    remove,
  }
}

type RecordOf<E extends CollectionEndpoints> = ResponseOf<E['update']> & StoredRecord

/** `collectionOf` with the types of the contract's endpoints. */
export const collectionApi = <const E extends CollectionEndpoints>(
  app: string,
  endpoints: E,
  order: (a: RecordOf<E>, b: RecordOf<E>) => number,
): CollectionApi<RecordOf<E>, BodyOf<E['create']>> => collectionOf(app, endpoints, order)
