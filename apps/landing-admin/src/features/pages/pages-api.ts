import { landingPageEndpoints, type LandingPage } from '@torneo/contracts/content/pages'
import type { BodyOf } from '@torneo/contracts/endpoint/endpoint'
import { orderedCollectionApi } from '@torneo/panel/collection/ordered-collection-api'

/** Sorted by title until people change the order. */
export const pages = orderedCollectionApi<LandingPage, BodyOf<typeof landingPageEndpoints.create>>(
  'landing',
  landingPageEndpoints,
  { order: (a, b) => a.title.localeCompare(b.title, 'es') },
)
