import { ActivityRow } from '@torneo/contracts/dashboard'
import type { PageQuery } from '@torneo/contracts/record'
import type { SectionId } from '@torneo/contracts/sections'
import type { Database, Write } from '../platform/database'
import { createRepository, type RecordFields } from '../platform/repository'

interface Activity extends RecordFields {
  actor: string
  action: string
  subject: string
  section: string
}

/** One thing that someone did, in Spanish words for people; `subject` is the title of what it was done to. */
interface Deed {
  action: string
  subject: string
  section: SectionId
}

export type ActivityRepository = ReturnType<typeof createActivityRepository>

/** Who did what, when. A row is written in the transaction of its change, so neither is ever there alone. */
export function createActivityRepository(database: Database) {
  const rows = createRepository<Activity>(database, {
    name: 'activity',
    shape: ActivityRow,
    indexes: [{ key: { createdAt: -1, _id: -1 } }, { key: { section: 1, createdAt: -1 } }],
    sort: { createdAt: -1 },
    blank: {},
  })
  const toRow = ({ id, createdAt, actor, action, subject, section }: Activity): ActivityRow =>
    ({ id, at: createdAt, actor, action, subject, section })

  return {
    async add(deed: Deed, write: Write): Promise<void> {
      await rows.create({ ...deed, actor: write.by.name }, write)
    },

    /** Newest first; of these sections only, or of all. */
    async list({ sections, page }: { sections?: readonly SectionId[]; page?: PageQuery }) {
      const { total, items } = await rows.list({ filter: sections ? { section: { $in: sections } } : {}, page })
      return { total, items: items.map(toRow) }
    },
  }
}
