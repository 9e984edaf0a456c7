import { mutationOf, queryOf } from '@torneo/client'
import type { BodyOf, Endpoint, ResponseOf } from '@torneo/contracts/endpoint/endpoint'
import { endpointOf, type Mutation, type ReadEndpoint, type WriteEndpoint } from '@torneo/panel/collection/endpoint-of'
import { refetchStale, type Read } from '@torneo/panel/screen/prefetch'
import { scheduledReads } from './scheduling/scheduled-api'

/** Hooks for the calls of a single record (hero, about, cta, settings). */
export interface RecordApi<Saved, Draft> {
  /** `data` is null before the first save. */
  readonly useRead: ReadEndpoint<Saved | null>['useQuery']
  readonly useSave: Mutation<{ readonly body: Draft; readonly ifMatch: number }, Saved>
  readonly prefetch: (read: Read) => Promise<unknown>
}

/** Injects the two calls of a single record into the one RTK Query api. */
export function recordApi<const Put extends Endpoint>(
  get: Endpoint,
  put: Put,
): RecordApi<ResponseOf<Put>, BodyOf<Put>> {
  type Saved = ResponseOf<Put>
  const name = `landing/${get.tag}`
  const read = endpointOf<ReadEndpoint<Saved | null>>(name, (build) => queryOf(build, get))
  const save = endpointOf<WriteEndpoint<{ readonly body: BodyOf<Put>; readonly ifMatch: number }, Saved>>(
    `${name}/save`,
    (build) => mutationOf(build, put),
  )
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
