import { createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react'
import type { Endpoint, ResponseOf } from '@torneo/contracts/endpoint/endpoint'
import { tagsOf } from '@torneo/contracts/endpoint/reads'
import { contractBaseQuery, type ArgsOf, type ContractCall } from './contract-call'

/**
 * The page's only RTK Query api, initially empty. Each feature injects its own endpoints, with `overrideExisting: true`
 * and names that start with its app.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes: [] as string[],
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})

type Builder = EndpointBuilder<typeof contractBaseQuery, string, 'api'>

/** Tags that every write invalidates in addition to its own. */
const alwaysStale = ['dashboard']

function callOf(endpoint: Endpoint) {
  return (args: unknown): ContractCall => ({ endpoint, args: args as ContractCall['args'] })
}

const readTags = new Set<string>()

/** Tags of all reads, to invalidate when the written collection is unknown. */
export const allReadTags = (): readonly string[] => [...readTags]

/**
 * Builds an RTK Query endpoint for a read of the contract. Its responses carry the tags of what the contract says that
 * they are read from, or `tags`; if empty, no write invalidates them.
 */
export function queryOf<const E extends Endpoint>(
  build: Builder,
  endpoint: E,
  tags: readonly string[] = tagsOf(endpoint),
) {
  api.enhanceEndpoints({ addTagTypes: tags })
  for (const tag of tags) readTags.add(tag)
  return build.query<ResponseOf<E>, ArgsOf<E>>({ query: callOf(endpoint), providesTags: tags })
}

/** Tags that a write invalidates. */
const staleAfter = ({ tag, affectsAll }: Endpoint): readonly string[] =>
  affectsAll ? allReadTags() : [tag, ...alwaysStale]

/** Builds an RTK Query endpoint for a write of the contract. Success refetches the reads of its tag. */
export function mutationOf<const E extends Endpoint>(build: Builder, endpoint: E) {
  api.enhanceEndpoints({ addTagTypes: [endpoint.tag, ...alwaysStale] })
  return build.mutation<ResponseOf<E>, ArgsOf<E>>({
    query: callOf(endpoint),
    invalidatesTags: (_, error) => (error ? [] : [...staleAfter(endpoint)]),
  })
}
