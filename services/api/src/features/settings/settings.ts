import { defaultPrimaryColor, Settings, settingsEndpoints, SettingsUpdate } from '@torneo/contracts/settings'
import type { FastifyInstance } from 'fastify'
import { requireImages } from '../../data/record-images'
import type { Database } from '../../platform/database'
import { invalid } from '../../platform/problems'
import { route } from '../../platform/route'
import { createSingleRepository } from '../../platform/single-repository'

/** Each of its five forms saves by itself (R23), so the first one creates the record with most fields blank. */
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
      // An empty body does not create the record.
      if (!before) throw invalid([])
      return before
    }
    await requireImages(files, settings.shape, before, change, write)
    const saved = await settings.update(change, write)
    await activity.add({
      action: 'Configuración actualizada', subject: saved.siteName || 'Configuración', section: 'settings', saved: { before, after: saved, written: change },
    }, write)
    return saved
  }))
}
