import { Appearance, AppearanceDraft, defaultAppearance } from '@torneo/contracts/site/appearance'
import type { Database } from '../../platform/database/database'
import { createSingleRepository } from '../../platform/database/single-repository'

export type AppearanceRepository = ReturnType<typeof createAppearanceRepository>

export const createAppearanceRepository = (database: Database) =>
  createSingleRepository<Appearance, AppearanceDraft>(database, {
    name: 'appearance',
    shape: Appearance,
    draft: AppearanceDraft,
    defaults: defaultAppearance,
  })
