import { About, AboutDraft } from '@torneo/contracts/about'
import type { Database } from '../../platform/database'
import { createSingleRepository } from '../../platform/single-repository'

export function createAboutRepository(database: Database) {
  return createSingleRepository<About>(database, { name: 'about', shape: About, draft: AboutDraft })
}
