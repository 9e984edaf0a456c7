import { LandingSport, LandingSportDraft } from '@torneo/contracts/landing-sports'
import type { Database } from '../../platform/database'
import { createRepository } from '../../platform/repository'

/** Sports as the landing page tells of them, not those that are played (R27). Newest first. */
export function createLandingSportsRepository(database: Database) {
  return createRepository<LandingSport>(database, {
    name: 'landing_sports',
    shape: LandingSport,
    indexes: [{ key: { createdAt: -1 } }],
    sort: { createdAt: -1 },
    draft: LandingSportDraft,
  })
}
