import { defaultPrimaryColor, Settings, settingsEndpoints, SettingsUpdate } from '@torneo/contracts/settings'
import type { FastifyInstance } from 'fastify'
import { claimImages } from '../../data/record-images'
import type { Database } from '../../platform/database'
import { invalid } from '../../platform/problems'
import { route } from '../../platform/route'
import { createSingleRepository } from '../../platform/single-repository'

/** Its five forms save alone (R23), so the first may create it with most fields still blank. */
export const createSettingsRepository = (database: Database) =>
  createSingleRepository<Settings, SettingsUpdate>(database, {
    name: 'settings', shape: Settings, draft: SettingsUpdate, defaults: { primaryColor: defaultPrimaryColor },
  })

export function settingsRoutes(app: FastifyInstance, settings: ReturnType<typeof createSettingsRepository>): void {
  const { activity, files } = app.services

  route(app, settingsEndpoints.get, () => settings.find(), { cacheTags: [settings.name] })

  route(app, settingsEndpoints.update, ({ body, transaction, requireRev }) => transaction(async (write) => {
    const before = await settings.find(write.transaction)
    const change = body()
    await requireRev(settings, before, write)
    if (Object.keys(change).length === 0) {
      // Nothing given is no change, and no first save either.
      if (!before) throw invalid([])
      return before
    }
    await claimImages(files, settings.shape, before, change, write)
    const saved = await settings.update(change, write)
    await activity.add({ action: 'Configuración actualizada', subject: saved.siteName || 'Configuración', section: 'settings' }, write)
    return saved
  }))
}
