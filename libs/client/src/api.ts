import { createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react'
import { binTag } from '@torneo/contracts/bin-restore'
import type { Endpoint, ResponseOf } from '@torneo/contracts/endpoint'
import { contractBaseQuery, type ArgsOf, type ContractCall } from './contract-call'

/** The one, empty RTK Query api. Every feature injects its own endpoints, with `overrideExisting: true` and a name that starts with its app. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes: [] as string[],
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})

type Builder = EndpointBuilder<typeof contractBaseQuery, string, 'api'>

/** What every write invalidates besides its own tag. */
const alwaysStale = ['dashboard']

function callOf(endpoint: Endpoint) {
  return (args: unknown): ContractCall => ({ endpoint, args: args as ContractCall['args'] })
}

const readTags = new Set<string>()

/** The tags of all reads: what to invalidate when it is unknown what was written. */
export const allReadTags = (): readonly string[] => [...readTags]

/** A read of the contract as an RTK Query endpoint: its responses carry the contract's tag, or `tags`; with none, no write invalidates it. */
export function queryOf<const E extends Endpoint>(build: Builder, endpoint: E, tags: readonly string[] = [endpoint.tag]) {
  api.enhanceEndpoints({ addTagTypes: tags })
  for (const tag of tags) readTags.add(tag)
  return build.query<ResponseOf<E>, ArgsOf<E>>({ query: callOf(endpoint), providesTags: tags })
}

/** The tags that a write invalidates: a record restored from the bin may be of any collection. */
const staleAfter = ({ tag }: Endpoint): readonly string[] => (tag === binTag ? allReadTags() : [tag, ...alwaysStale])

/** A write of the contract as an RTK Query endpoint: when it succeeds, the reads of its tag are refetched. */
export function mutationOf<const E extends Endpoint>(build: Builder, endpoint: E) {
  api.enhanceEndpoints({ addTagTypes: [endpoint.tag, ...alwaysStale] })
  return build.mutation<ResponseOf<E>, ArgsOf<E>>({
    query: callOf(endpoint),
    invalidatesTags: (_, error) => (error ? [] : [...staleAfter(endpoint)]),
  })
}
