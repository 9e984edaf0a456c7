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

/** `action` is Spanish text for people; `subject` is the title of the record. */
interface NewActivity {
  action: string
  subject: string
  section: SectionId
  /** The promotion of the players concerned: its captain sees the row too. */
  promotionId?: string | null
  /** The fields of the audit log's row, which has the same subject. */
  audit?: { kind: AuditKind; collection: string; id: string; detail?: string }
}

/** The rows that a user may see: by section, and about a promotion's players. */
interface Visibility {
  readonly sections: readonly SectionId[]
  readonly promotionId?: string | null
}

export type ActivityRepository = ReturnType<typeof createActivityRepository>

/** Who did what, when. A row is written in the transaction of its change. */
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
    async add({ audit: audited, ...fields }: NewActivity, write: Write): Promise<void> {
      await rows.create({ promotionId: null, ...fields, actor: write.by.name }, write)
      if (audited) await audit.add({ ...audited, subject: { collection: audited.collection, id: audited.id, title: fields.subject } }, write)
    },

    /** Newest first; all rows without `visible`. */
    async list({ visible, page }: { visible?: Visibility; page?: PageQuery }) {
      const { total, items } = await rows.list({ filter: visible ? filterOf(visible) : {}, page })
      return { total, items: items.map(toRow) }
    },
  }
}

function filterOf({ sections, promotionId }: Visibility) {
  const ofSections = { section: { $in: sections } }
  return promotionId ? { $or: [ofSections, { promotionId }] } : ofSections
}
