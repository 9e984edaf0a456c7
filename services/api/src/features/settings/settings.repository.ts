import { defaultPrimaryColor, Settings, SettingsUpdate } from '@torneo/contracts/settings'
import type { Database } from '../../platform/database'
import { createSingleRepository } from '../../platform/single-repository'

/** Its five forms save alone (R23), so the first may create it with most fields still blank. */
export function createSettingsRepository(database: Database) {
  return createSingleRepository<Settings>(database, {
    name: 'settings',
    shape: Settings,
    draft: SettingsUpdate,
    defaults: { primaryColor: defaultPrimaryColor },
  })
}
