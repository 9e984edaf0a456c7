import { Hero, HeroDraft } from '@torneo/contracts/hero'
import type { Database } from '../../platform/database'
import { createSingleRepository } from '../../platform/single-repository'

/** The single hero record. Stored without `ctaVisible` it reads false (R17). */
export function createHeroRepository(database: Database) {
  return createSingleRepository<Hero>(database, { name: 'hero', shape: Hero, draft: HeroDraft })
}
