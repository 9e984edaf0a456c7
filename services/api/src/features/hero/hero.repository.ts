import { Hero } from '@torneo/contracts/hero'
import type { Database } from '../../platform/database'
import { createSingleRepository } from '../../platform/single-repository'

/** The single hero record. Stored without `ctaVisible` it reads false (R17). */
export function createHeroRepository(database: Database) {
  return createSingleRepository<Hero>(database, {
    name: 'hero', shape: Hero, blank: { logoImage: '', backgroundImage: '', ctaText: '', ctaLink: '', ctaVisible: false },
  })
}
