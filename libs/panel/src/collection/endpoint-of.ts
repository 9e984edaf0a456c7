import { api, type CallError } from '@torneo/client'
import type { Readable } from '../screen/prefetch'

type Builder = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0]

/** A read without arguments. By default, its hook shows data older than two seconds and refetches it. */
export interface ReadEndpoint<Data> extends Readable<void, Data> {
  readonly useQuery: (
    _?: undefined,
    options?: object,
  ) => {
    readonly data?: Data | undefined
    readonly error?: CallError | object | undefined
    readonly isFetching: boolean
    /** Milliseconds since 1970 when `data` was read. */
    readonly fulfilledTimeStamp?: number | undefined
    readonly refetch: () => unknown
  }
}

/** Hook of a write. @public Exported for the type declarations of section apps. */
export type Mutation<Args, Response> = () => readonly [
  (args: Args) => { readonly unwrap: () => Promise<Response> },
  { readonly isLoading: boolean },
]

export interface WriteEndpoint<Args, Response> {
  readonly useMutation: Mutation<Args, Response>
}

/**
 * Injects an endpoint into the shared RTK Query api. Names start with the app's name, because the endpoints of all apps
 * share one namespace. RTK Query types endpoints by literal names; this one is computed, so the caller states its type.
 */
export function endpointOf<Injected>(name: string, define: (build: Builder) => object): Injected {
  const { endpoints } = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({ [name]: define(build) as never }),
  })
  return endpoints[name] as unknown as Injected
}

/** Makes the action that changes the cached response of a read without arguments; the change may edit its draft. */
export const patchOf = <Data>(name: string, change: (data: Data) => Data | void) =>
  api.util.updateQueryData(name as never, undefined as never, change as never)
