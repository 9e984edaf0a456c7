import { sponsorEndpoints, type Sponsor } from '@torneo/contracts/content/sponsors'
import type { BodyOf } from '@torneo/contracts/endpoint/endpoint'
import { orderedCollectionApi } from '@torneo/panel/collection/ordered-collection-api'

/** Sorted alphabetically by tier (R19), then by name. */
export const sponsors = orderedCollectionApi<Sponsor, BodyOf<typeof sponsorEndpoints.create>>(
  'landing',
  sponsorEndpoints,
  { listOf: ({ tier }) => tier, order: (a, b) => a.name.localeCompare(b.name, 'es') },
)
