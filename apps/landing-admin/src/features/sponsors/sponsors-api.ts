import type { BodyOf } from '@torneo/contracts/endpoint'
import { sponsorEndpoints, type Sponsor } from '@torneo/contracts/sponsors'
import { orderedCollectionApi } from '@torneo/panel/ordered-collection-api'

/** Sorted alphabetically by tier (R19), then by name. */
export const sponsors = orderedCollectionApi<Sponsor, BodyOf<typeof sponsorEndpoints.create>>('landing', sponsorEndpoints, {
  listOf: ({ tier }) => tier,
  order: (a, b) => a.name.localeCompare(b.name, 'es'),
})
