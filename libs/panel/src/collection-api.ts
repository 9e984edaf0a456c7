import { api, mutationOf, queryOf, type CallError } from '@torneo/client'
import type { BodyOf, Endpoint, ResponseOf } from '@torneo/contracts/endpoint'
import { optimisticList, type OptimisticList } from './optimistic-list'
import { refetchStale, type Read, type Readable } from './prefetch'

/** What every stored record has. */
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
 * The calls of one collection as hooks: a list, and writes whose responses are in the list before it is refetched. `upsert` and `remove` are for
 * further writes of its records.
 */
export interface CollectionApi<R extends StoredRecord, Draft> extends OptimisticList<R, never> {
  /** Its tag in the contract: names the ids of its controls. */
  readonly name: string
  /** As RTK Query gives it; by default what is older than two seconds is shown and refetched. */
  readonly useList: (_?: undefined, options?: object) => {
    readonly data?: { readonly items: R[] } | undefined
    readonly error?: CallError | object | undefined
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly useAdd: Mutation<{ readonly body: Draft; readonly key?: string }, R>
  readonly useUpdate: Mutation<{ readonly params: { readonly id: string }; readonly body: Draft; readonly ifMatch: number }, R>
  readonly useRemove: Mutation<{ readonly params: { readonly id: string }; readonly ifMatch: number }, unknown>
  /** Reads the list into the cache: a screen's `prefetch`, or a part of one. */
  readonly prefetch: (read: Read) => Promise<{ readonly items: R[] } | null>
}

type RecordOf<E extends CollectionEndpoints> = ResponseOf<E['update']> & StoredRecord

/**
 * Injects the calls of a collection into the one RTK Query api, under names that begin with the app's: endpoints of all apps share one name space.
 * `order` is the API's; `tags` what makes the list old besides its own writes.
 */
export function collectionApi<const E extends CollectionEndpoints>(
  app: string, endpoints: E, order: (a: RecordOf<E>, b: RecordOf<E>) => number, tags: readonly string[] = [endpoints.list.tag],
): CollectionApi<RecordOf<E>, BodyOf<E['create']>> {
  const { tag } = endpoints.list
  const names = { list: `${app}/${tag}`, add: `${app}/${tag}/add`, update: `${app}/${tag}/update`, remove: `${app}/${tag}/remove` }
  const { upsert, remove } = optimisticList<RecordOf<E>, never>(
    (change) => api.util.updateQueryData(names.list as never, undefined as never, change as never) as never, order)
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
  const list = injected[names.list] as unknown as Readable<void, { readonly items: RecordOf<E>[] }> & { readonly useQuery: CollectionApi<RecordOf<E>, never>['useList'] }
  const mutationHook = (name: string) => (injected[name] as unknown as { readonly useMutation: never }).useMutation
  return {
    name: tag,
    useList: (_, options = refetchStale) => list.useQuery(undefined, options),
    useAdd: mutationHook(names.add),
    useUpdate: mutationHook(names.update),
    useRemove: mutationHook(names.remove),
    prefetch: (read) => read(list),
    upsert, remove,
  }
}
