import { appearanceEndpoints } from '@torneo/contracts/site/appearance'
import type { FastifyInstance } from 'fastify'
import type { AppearanceRepository } from '../../data/content/appearance.repository'
import type { ContentSaver } from '../../data/content/content-saver'
import { hasValues, settingsOf } from '../../data/content/look-of-settings'
import type { SettingsRepository } from '../../data/content/settings.repository'
import { singleContent } from '../../data/content/single-content'
import { route } from '../../platform/http/route'

interface AppearanceParts {
  readonly appearance: AppearanceRepository
  readonly settings: SettingsRepository
}

export function appearanceRoutes(app: FastifyInstance, { appearance, settings }: AppearanceParts): ContentSaver {
  const { saver, replace } = singleContent(app, appearanceEndpoints.put, {
    records: appearance,
    section: 'appearance',
    action: 'Aspecto actualizado',
    titleOf: () => 'Aspecto',
    async also(saved, write) {
      const before = await settings.find(write.transaction)
      const change = settingsOf(saved)
      if (hasValues(before, change)) return []
      return [{ before, after: await settings.update(change, write), written: change }]
    },
  })
  route(app, appearanceEndpoints.get, () => appearance.find(), { cached: true })

  route(app, appearanceEndpoints.put, replace)

  return saver
}
