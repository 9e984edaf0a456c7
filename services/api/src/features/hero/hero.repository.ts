import { Hero } from '@torneo/contracts/hero'
import type { Database, Transaction, Write } from '../../platform/database'
import { createRepository, type OwnFields } from '../../platform/repository'

/** There is one hero, always under this key, so that no second one can come to be (R21). */
const key = 'hero'

/** The single hero record. Stored without `ctaVisible` it reads false (R17). */
export function createHeroRepository(database: Database) {
  const heroes = createRepository<Hero>(database, {
    name: 'hero',
    shape: Hero,
    indexes: [{ key: { singleKey: 1 }, unique: true }],
    sort: { createdAt: 1 },
    blank: { logoImage: '', backgroundImage: '', ctaText: '', ctaLink: '', ctaVisible: false },
  })
  return {
    shape: heroes.shape,
    lastChange: heroes.lastChange,
    find: (transaction?: Transaction) => heroes.findSingle(key, transaction),
    put: (fields: OwnFields<Hero>, write: Write) => heroes.putSingle(key, fields, write),
    update: heroes.update,
  }
}
