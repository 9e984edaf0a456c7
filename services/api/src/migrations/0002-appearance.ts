import { defaultAppearance } from '@torneo/contracts/site/appearance'
import type { PageStyle } from '@torneo/contracts/site/settings'
import type { Db } from 'mongodb'
import { lookOf } from '../data/content/look-of-settings'
import { newId } from '../platform/database/ids'
import type { Migration } from './migration'

interface StoredSettings {
  readonly primaryColor?: string
  readonly logo?: string
  readonly pageStyle?: PageStyle
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly updatedBy?: object
}

interface StoredAppearance {
  readonly _id: string
  readonly singleKey: string
}

const settingsWithoutLook = async (db: Db): Promise<StoredSettings | null> =>
  (await db.collection('appearance').findOne({ singleKey: 'appearance' }))
    ? null
    : db.collection<StoredSettings>('settings').findOne({ singleKey: 'settings' })

/** Creates the school's look from colour, logo and style of the settings, which keep theirs for nodes of 1.6. */
export const appearance: Migration = {
  version: 2,
  description: "the school's look as a record of its own",
  count: async (db) => ((await settingsWithoutLook(db)) ? 1 : 0),
  async up(db) {
    const settings = await settingsWithoutLook(db)
    if (!settings) return 0
    const { primaryColor, logo, pageStyle, createdAt, updatedAt, updatedBy } = settings
    const { upsertedCount } = await db
      .collection<StoredAppearance>('appearance')
      .updateOne(
        { singleKey: 'appearance' },
        {
          $setOnInsert: {
            ...defaultAppearance,
            _id: newId(),
            crest: logo || null,
            primary: primaryColor ?? defaultAppearance.primary,
            look: lookOf(pageStyle),
            rev: 1,
            createdAt,
            updatedAt,
            ...(updatedBy && { updatedBy }),
          },
        },
        { upsert: true },
      )
    return upsertedCount
  },
}
