import type { AuditKind } from '@torneo/contracts/audit'
import { ActivityRow } from '@torneo/contracts/dashboard'
import { type PageQuery, recordFields } from '@torneo/contracts/record'
import type { SectionId } from '@torneo/contracts/sections'
import { z } from 'zod/mini'
import type { AuditRepository } from './audit.repository'
import type { Database, Write } from '../platform/database'
import { createRepository, type RecordFields } from '../platform/repository'

interface Activity extends RecordFields {
  actor: string
  action: string
  subject: string
  section: string
  promotionId: string | null
}

const StoredActivity = z.extend(z.omit(ActivityRow, { at: true }), recordFields)

/** One thing that someone did, in Spanish words for people; `subject` is the title of what it was done to. */
interface Deed {
  action: string
  subject: string
  section: SectionId
  /** Whose players it was about: its captain sees it too. */
  promotionId?: string | null
  /** What the audit log keeps of it, with the same subject. */
  audit?: { kind: AuditKind; collection: string; id: string; detail?: string }
}

/** Whose rows are asked for: those of sections, and those about a promotion's players. */
interface Reach {
  readonly sections: readonly SectionId[]
  readonly promotionId?: string | null
}

export type ActivityRepository = ReturnType<typeof createActivityRepository>

/** Who did what, when. A row is written in the transaction of its change, so neither is ever there alone. */
export function createActivityRepository(database: Database, audit: AuditRepository) {
  const rows = createRepository<Activity>(database, {
    name: 'activity',
    shape: StoredActivity,
    indexes: [
      { key: { createdAt: -1, _id: -1 } }, { key: { section: 1, createdAt: -1 } },
      { key: { promotionId: 1, createdAt: -1 }, partialFilterExpression: { promotionId: { $type: 'string' } } },
    ],
    sort: { createdAt: -1 },
    defaults: { promotionId: null },
  })
  const toRow = ({ id, createdAt, actor, action, subject, section }: Activity): ActivityRow =>
    ({ id, at: createdAt, actor, action, subject, section })

  return {
    async add({ audit: kept, ...deed }: Deed, write: Write): Promise<void> {
      await rows.create({ promotionId: null, ...deed, actor: write.by.name }, write)
      if (kept) await audit.add({ ...kept, subject: { collection: kept.collection, id: kept.id, title: deed.subject } }, write)
    },

    /** Newest first; within a reach, or all. */
    async list({ reach, page }: { reach?: Reach; page?: PageQuery }) {
      const { total, items } = await rows.list({ filter: reach ? filterOf(reach) : {}, page })
      return { total, items: items.map(toRow) }
    },
  }
}

function filterOf({ sections, promotionId }: Reach) {
  const ofSections = { section: { $in: sections } }
  return promotionId ? { $or: [ofSections, { promotionId }] } : ofSections
}
