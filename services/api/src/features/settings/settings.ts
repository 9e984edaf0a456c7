import { type Settings, settingsEndpoints, SettingsUpdate } from '@torneo/contracts/site/settings'
import type { FastifyInstance } from 'fastify'
import type { AppearanceRepository } from '../../data/content/appearance.repository'
import { checkedBy, type ContentRecord, type ContentSaver } from '../../data/content/content-saver'
import { appearanceOf, hasValues } from '../../data/content/look-of-settings'
import { requireImages } from '../../data/content/record-images'
import type { SettingsRepository } from '../../data/content/settings.repository'
import type { WriteOfCall } from '../../platform/http/call'
import { invalid } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const section = 'settings'
const lookFields = ['primaryColor', 'logo', 'pageStyle'] as const
const titleOf = ({ siteName }: Settings) => siteName || 'Configuración'

interface SettingsParts {
  readonly settings: SettingsRepository
  readonly appearance: AppearanceRepository
}

export function settingsRoutes(app: FastifyInstance, { settings, appearance }: SettingsParts): ContentSaver {
  const { activity, files } = app.services

  /** Saves colour, logo and style as the school's look too; null when that has them already. */
  async function saveLook(saved: Settings, change: SettingsUpdate, write: WriteOfCall) {
    if (!lookFields.some((field) => change[field] !== undefined)) return null
    const before = await appearance.find(write.transaction)
    const fields = appearanceOf(saved, before)
    if (hasValues(before, fields)) return null
    return { before, after: await appearance.update(fields, write), written: fields }
  }

  async function save(
    before: Settings | null,
    change: SettingsUpdate,
    write: WriteOfCall,
    note = '',
  ): Promise<Settings> {
    await requireImages(files, settings.shape, { before, after: change }, write)
    const saved = await settings.update(change, write)
    const own = { before, after: saved, written: change }
    const look = await saveLook(saved, change, write)
    await activity.add(
      {
        action: `Configuración actualizada${note}`,
        subject: titleOf(saved),
        section,
        ...(look ? { saves: [own, look] } : { saved: own }),
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
