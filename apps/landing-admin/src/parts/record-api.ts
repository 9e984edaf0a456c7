import { api, mutationOf, queryOf } from '@torneo/client'
import type { BodyOf, Endpoint, ResponseOf } from '@torneo/contracts/endpoint/endpoint'
import { refetchStale, type Read, type Readable } from '@torneo/panel/screen/prefetch'
import { scheduledReads } from './scheduling/scheduled-api'

/** Hooks for the calls of a single record (hero, about, cta, settings). */
export interface RecordApi<Saved, Draft> {
  /** `data` is null before the first save. */
  readonly useRead: (
    _?: undefined,
    options?: object,
  ) => {
    readonly data?: Saved | null | undefined
    readonly error?: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly useSave: () => readonly [
    (args: { readonly body: Draft; readonly ifMatch: number }) => { readonly unwrap: () => Promise<Saved> },
    ...unknown[],
  ]
  readonly prefetch: (read: Read) => Promise<unknown>
}

/** Injects the two calls of a single record into the one RTK Query api. */
export function recordApi<const Put extends Endpoint>(
  get: Endpoint,
  put: Put,
): RecordApi<ResponseOf<Put>, BodyOf<Put>> {
  type Record = RecordApi<ResponseOf<Put>, BodyOf<Put>>
  const names = { read: `landing/${get.tag}`, save: `landing/${get.tag}/save` }
  const { endpoints } = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({ [names.read]: queryOf(build, get), [names.save]: mutationOf(build, put) }),
  })
  // RTK Query types endpoints by literal names; these are computed, so `RecordApi` types them.
  const read = endpoints[names.read] as unknown as Readable<void, unknown> & { readonly useQuery: Record['useRead'] }
  const save = endpoints[names.save] as unknown as { readonly useMutation: Record['useSave'] }
  return {
    useRead: (_, options = refetchStale) => read.useQuery(undefined, options),
    useSave: save.useMutation,
    prefetch: async (request) => {
      const record = (await request(read)) as { readonly id: string } | null
      // Prefetches the scheduled save too: its notice is above the form and would move it if it came later.
      if (record) await request(scheduledReads.endpoints.landingScheduled, { params: { id: record.id } })
    },
  }
}
