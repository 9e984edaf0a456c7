import { api, mutationOf, queryOf, type CallError } from '@torneo/client'
import type { BodyOf, Endpoint, ResponseOf } from '@torneo/contracts/endpoint/endpoint'
import { refetchStale, type Read, type Readable } from '../screen/prefetch'
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

export type Mutation<Args, Response> = () => readonly [
  (args: Args) => { readonly unwrap: () => Promise<Response> },
  { readonly isLoading: boolean },
]

/**
 * Hooks for the calls of one collection: the list, and writes that update the list before it is refetched. `upsert` and
 * `remove` serve further writes of its records.
 */
export interface CollectionApi<R extends StoredRecord, Draft> extends OptimisticList<R, never> {
  /** Tag in the contract, also the prefix of its controls' ids. */
  readonly name: string
  /** Query hook of RTK Query; by default, data older than two seconds is shown and refetched. */
  readonly useList: (
    _?: undefined,
    options?: object,
  ) => {
    readonly data?: { readonly items: R[] } | undefined
    readonly error?: CallError | object | undefined
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly useAdd: Mutation<{ readonly body: Draft; readonly key?: string }, R>
  readonly useUpdate: Mutation<
    { readonly params: { readonly id: string }; readonly body: Draft; readonly ifMatch: number },
    R
  >
  readonly useRemove: Mutation<{ readonly params: { readonly id: string }; readonly ifMatch: number }, unknown>
  /** Reads the list into the cache, as a screen's `prefetch` or as a part of one. */
  readonly prefetch: (read: Read) => Promise<{ readonly items: R[] } | null>
}

type RecordOf<E extends CollectionEndpoints> = ResponseOf<E['update']> & StoredRecord

/**
 * Injects the calls of a collection into the shared RTK Query api. Their names start with the app's name, because the
 * endpoints of all apps share one namespace. `order` is the API's order; `tags` invalidate the list in addition to its
 * own writes.
 */
export function collectionApi<const E extends CollectionEndpoints>(
  app: string,
  endpoints: E,
  order: (a: RecordOf<E>, b: RecordOf<E>) => number,
  tags: readonly string[] = [endpoints.list.tag],
): CollectionApi<RecordOf<E>, BodyOf<E['create']>> {
  const { tag } = endpoints.list
  const names = {
    list: `${app}/${tag}`,
    add: `${app}/${tag}/add`,
    update: `${app}/${tag}/update`,
    remove: `${app}/${tag}/remove`,
  }
  const { upsert, remove } = optimisticList<RecordOf<E>, never>(
    (change) => api.util.updateQueryData(names.list as never, undefined as never, change as never) as never,
    order,
  )
  const { endpoints: injected } = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.list]: queryOf(build, endpoints.list, tags),
      [names.add]: { ...mutationOf(build, endpoints.create), onQueryStarted: upsert },
      [names.update]: { ...mutationOf(build, endpoints.update), onQueryStarted: upsert },
      [names.remove]: { ...mutationOf(build, endpoints.remove), onQueryStarted: remove },
    }),
  })
  // RTK Query types endpoints by literal names; these are computed, so `CollectionApi` types them.
  const list = injected[names.list] as unknown as Readable<void, { readonly items: RecordOf<E>[] }> & {
    readonly useQuery: CollectionApi<RecordOf<E>, never>['useList']
  }
  const mutationHook = (name: string) => (injected[name] as unknown as { readonly useMutation: never }).useMutation
  return {
    name: tag,
    useList: (_, options = refetchStale) => list.useQuery(undefined, options),
    useAdd: mutationHook(names.add),
    useUpdate: mutationHook(names.update),
    useRemove: mutationHook(names.remove),
    prefetch: (read) => read(list),
    upsert,
    remove,
  }
}
