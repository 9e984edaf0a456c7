import { HallOfFameDraft, HallOfFameEntry } from '@torneo/contracts/hall-of-fame'
import type { Database } from '../../platform/database'
import { createRepository } from '../../platform/repository'

/** By year, newest first; within a year as they were added. */
export function createHallOfFameRepository(database: Database) {
  return createRepository<HallOfFameEntry>(database, {
    name: 'hall_of_fame',
    shape: HallOfFameEntry,
    indexes: [{ key: { year: -1 } }],
    sort: { year: -1, createdAt: 1 },
    draft: HallOfFameDraft,
  })
}
