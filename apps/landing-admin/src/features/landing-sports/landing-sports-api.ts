import type { BodyOf } from '@torneo/contracts/endpoint'
import { landingSportEndpoints, type LandingSport } from '@torneo/contracts/landing-sports'
import { orderedCollectionApi } from '@torneo/panel/ordered-collection-api'

/** Sorted newest first until people change the order. */
export const landingSports = orderedCollectionApi<LandingSport, BodyOf<typeof landingSportEndpoints.create>>('landing', landingSportEndpoints, {
  order: (a, b) => b.createdAt.localeCompare(a.createdAt),
})
