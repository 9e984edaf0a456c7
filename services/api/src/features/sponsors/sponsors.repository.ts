import { Sponsor, SponsorDraft } from '@torneo/contracts/sponsors'
import type { Database } from '../../platform/database'
import { createRepository } from '../../platform/repository'

/** By tier, in the order of the words (R19), then name. */
export function createSponsorsRepository(database: Database) {
  return createRepository<Sponsor>(database, {
    name: 'sponsors',
    shape: Sponsor,
    indexes: [{ key: { tier: 1, name: 1 } }],
    sort: { tier: 1, name: 1 },
    draft: SponsorDraft,
  })
}
