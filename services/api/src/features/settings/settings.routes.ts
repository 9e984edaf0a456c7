import { settingsEndpoints } from '@torneo/contracts/settings'
import type { FastifyInstance } from 'fastify'
import { claimImages } from '../../data/record-images'
import { invalid } from '../../platform/problems'
import { route } from '../../platform/route'
import { createSettingsRepository } from './settings.repository'

export function settingsRoutes(app: FastifyInstance): void {
  const { database, activity, files } = app.services
  const settings = createSettingsRepository(database)

  route(app, settingsEndpoints.get, () => settings.find(), { cacheTags: ['settings'] })

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
    const saved = await settings.save(change, write)
    await activity.add({ action: 'Configuración actualizada', subject: saved.siteName || 'Configuración', section: 'settings' }, write)
    return saved
  }))
}
