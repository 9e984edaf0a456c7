import {
  defaultPageStyle,
  defaultPrimaryColor,
  Settings,
  settingsEndpoints,
  SettingsUpdate,
} from '@torneo/contracts/site/settings'
import type { FastifyInstance } from 'fastify'
import { checkedBy, type ContentRecord, type ContentSaver } from '../../data/content/content-saver'
import { requireImages } from '../../data/content/record-images'
import type { Database } from '../../platform/database/database'
import { createSingleRepository } from '../../platform/database/single-repository'
import type { WriteOfCall } from '../../platform/http/call'
import { invalid } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const section = 'settings'
const titleOf = ({ siteName }: Settings) => siteName || 'Configuración'

/** Each of its five forms saves separately (R23), so the first one creates the record with most fields blank. */
export const createSettingsRepository = (database: Database) =>
  createSingleRepository<Settings, SettingsUpdate>(database, {
    name: 'settings',
    shape: Settings,
    draft: SettingsUpdate,
    defaults: { primaryColor: defaultPrimaryColor, pageStyle: defaultPageStyle },
  })

export function settingsRoutes(
  app: FastifyInstance,
  settings: ReturnType<typeof createSettingsRepository>,
): ContentSaver {
  const { activity, files } = app.services

  async function save(
    before: Settings | null,
    change: SettingsUpdate,
    write: WriteOfCall,
    note = '',
  ): Promise<Settings> {
    await requireImages(files, settings.shape, { before, after: change }, write)
    const saved = await settings.update(change, write)
    await activity.add(
      {
        action: `Configuración actualizada${note}`,
        subject: titleOf(saved),
        section,
        saved: { before, after: saved, written: change },
      },
      write,
    )
    return saved
  }

  route(app, settingsEndpoints.get, () => settings.find(), { cached: true })

  route(app, settingsEndpoints.update, ({ body, transaction, requireRev }) =>
    transaction(async (write) => {
      const before = await settings.find(write.transaction)
      const change = body()
      await requireRev(settings, before, write)
      if (Object.keys(change).length === 0) {
        // An empty body does not create the record.
        if (!before) throw invalid([])
        return before
      }
      return save(before, change, write)
    }),
  )

  return {
    name: settings.name,
    section,
    shape: settings.shape,
    find: async (id, transaction) => {
      const record = await settings.find(transaction)
      return record?.id === id ? { ...record } : null
    },
    titleOf: (record) => titleOf(record as unknown as Settings),
    checked: (fields) => checkedBy(SettingsUpdate, fields),
    save: (before: ContentRecord, fields, write, note) => save(before as unknown as Settings, fields, write, note),
  }
}
