import { landingSportEndpoints, type LandingSport } from '@torneo/contracts/content/landing-sports'
import type { BodyOf } from '@torneo/contracts/endpoint/endpoint'
import { orderedCollectionApi } from '@torneo/panel/collection/ordered-collection-api'

/** Sorted newest first until people change the order. */
export const landingSports = orderedCollectionApi<LandingSport, BodyOf<typeof landingSportEndpoints.create>>(
  'landing',
  landingSportEndpoints,
  { order: (a, b) => b.createdAt.localeCompare(a.createdAt) },
)
