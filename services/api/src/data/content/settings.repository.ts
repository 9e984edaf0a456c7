import { defaultPageStyle, defaultPrimaryColor, Settings, SettingsUpdate } from '@torneo/contracts/site/settings'
import type { Database } from '../../platform/database/database'
import { createSingleRepository } from '../../platform/database/single-repository'

export type SettingsRepository = ReturnType<typeof createSettingsRepository>

/** Each of its five forms saves separately (R23), so the first one creates the record with most fields blank. */
export const createSettingsRepository = (database: Database) =>
  createSingleRepository<Settings, SettingsUpdate>(database, {
    name: 'settings',
    shape: Settings,
    draft: SettingsUpdate,
    defaults: { primaryColor: defaultPrimaryColor, pageStyle: defaultPageStyle },
  })
