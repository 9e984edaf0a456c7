import type { BodyOf } from '@torneo/contracts/endpoint'
import { sponsorEndpoints, type Sponsor } from '@torneo/contracts/sponsors'
import { orderedCollectionApi } from '@torneo/panel/ordered-collection-api'

/** R19: by the words of the tiers. */
export const sponsors = orderedCollectionApi<Sponsor, BodyOf<typeof sponsorEndpoints.create>>('landing', sponsorEndpoints, {
  listOf: ({ tier }) => tier,
  order: (a, b) => a.name.localeCompare(b.name, 'es'),
})
