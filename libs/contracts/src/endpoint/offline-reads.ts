import { allEndpoints } from './catalogue'
import type { Endpoint } from './endpoint'

export interface OfflineRead extends Pick<Endpoint, 'path' | 'access' | 'scope'> {
  readonly offline: NonNullable<Endpoint['offline']>
}

/**
 * Reads that the service worker stores. Builds replace this module by its value (`libs/build/src/offline-reads.ts`), so
 * that neither worker nor page contains the catalogue.
 */
export const offlineReads: readonly OfflineRead[] = allEndpoints.flatMap(({ path, access, scope, offline }) =>
  offline ? [{ path, access, ...(scope && { scope }), offline }] : [],
)
