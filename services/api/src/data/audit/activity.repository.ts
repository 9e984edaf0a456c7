import { type PageQuery, recordFields } from '@torneo/contracts/endpoint/record'
import type { ActivityLogRow } from '@torneo/contracts/records/activity'
import type { AuditFilter, AuditKind } from '@torneo/contracts/records/audit'
import type { RecordSave } from '@torneo/contracts/records/history'
import type { SectionId } from '@torneo/contracts/releases/sections'
import { ActivityRow } from '@torneo/contracts/site/dashboard'
import { type FieldChange, fieldChanges, type Fields } from '@torneo/domain/records/field-merge'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Write } from '../../platform/database/database'
import { createRepository, type RecordFields } from '../../platform/database/repository'
import type { AuditRepository } from './audit.repository'

interface Activity extends RecordFields {
  actor: string
  action: string
  subject: string
  section: string
  promotionId: string | null
  recordId?: string
}

const StoredActivity = z.extend(z.omit(ActivityRow, { at: true }), {
  ...recordFields,
  recordId: z.optional(z.string()),
})

const StoredChange = z.object({ field: z.string(), from: z.optional(z.unknown()), to: z.optional(z.unknown()) })
const SavedRecord = z.object({ recordId: z.string(), changes: z.array(StoredChange) })

/** `recordId` and `changes` make a row part of a record's history (B50), `saves` of the histories of many. */
const StoredSave = row({
  createdAt: z.date(),
  actor: z.string(),
  action: z.string(),
  section: z.string(),
  recordId: z.optional(z.string()),
  changes: z.optional(z.array(StoredChange)),
  saves: z.optional(z.array(SavedRecord)),
})
interface Saved {
  recordId: string
  changes: FieldChange[]
}

/** A record before (null: a new one) and after a save, and the written fields. */
export interface Save {
  before: object | null
  after: { id: string }
  written?: object
}

/** `action` is Spanish text for people; `subject` is the record's title. */
interface NewActivity {
  action: string
  subject: string
  section: SectionId
  /** Promotion of the players concerned: its captain sees the row too. */
  promotionId?: string | null
  /** Adds the row to the record's history. */
  saved?: Save
  /** Adds the row to the histories of many records that were saved at once. */
  saves?: readonly Save[]
  /** Adds a row to the audit log, with the same subject. */
  audit?: { kind: AuditKind; collection: string; id: string; detail?: string }
}

/** Limits rows to those that a user may see: by section, and about a promotion's players. */
interface Visibility {
  readonly sections: readonly SectionId[]
  readonly promotionId?: string | null
}

interface HistoryQuery {
  readonly recordId: string
  readonly sections: readonly SectionId[]
  /** Only saves of these fields, and the one that created the record. */
  readonly fields?: readonly string[] | undefined
  readonly page: PageQuery
}

/** `section` is a section's id, `person` an account's. */
interface LogFilter extends Pick<AuditFilter, 'person' | 'since' | 'until'> {
  readonly section?: string | undefined
}

/** Retention of a record's history: two editions of the yearly tournament (B50). */
const historyYears = 2

const newestFirst = { createdAt: -1, _id: -1 } as const

/** The partial indexes of strings serve a query only if it names the type too. */
const equal = (id: string) => ({ $eq: id, $type: 'string' as const })

export type ActivityRepository = ReturnType<typeof createActivityRepository>

/** Stores the recent activity. Rows are written in the transaction of their change. */
export function createActivityRepository(database: Database, audit: AuditRepository) {
  const rows = createRepository<Activity>(database, {
    name: 'activity',
    shape: StoredActivity,
    indexes: [
      { key: newestFirst },
      { key: { section: 1, ...newestFirst } },
      { key: { 'updatedBy.id': 1, ...newestFirst } },
      { key: { promotionId: 1, createdAt: -1 }, partialFilterExpression: { promotionId: { $type: 'string' } } },
      { key: { recordId: 1, ...newestFirst }, partialFilterExpression: { recordId: { $type: 'string' } } },
      { key: { 'saves.recordId': 1, ...newestFirst }, partialFilterExpression: { saves: { $exists: true } } },
    ],
    sort: { createdAt: -1 },
    defaults: { promotionId: null },
    stored: { promotionId: z.nullable(z.string()) },
    without: ['changes', 'saves'],
  })
  const stored = database.collection('activity', StoredSave)
  const toRow = ({ id, createdAt, actor, action, subject, section }: Activity): ActivityRow => ({
    id,
    at: createdAt,
    actor,
    action,
    subject,
    section,
  })

  /**
   * Lists matching rows, newest first, without `rows.list`: its collation would prevent the indexes of section and
   * person from being used.
   */
  async function find(filter: Document, { limit = 0, offset = 0 }: PageQuery): Promise<Activity[]> {
    const found = await stored
      .find(filter, { projection: { changes: 0, saves: 0 } })
      .sort(newestFirst)
      .skip(offset)
      .limit(limit)
      .toArray()
    return found.flatMap((one) => rows.read(one) ?? [])
  }

  return {
    async add({ audit: audited, saved, saves, ...fields }: NewActivity, write: Write): Promise<void> {
      const history = {
        ...(saved && savedOf(saved)),
        ...(saves && { saves: saves.flatMap((one) => savedOf(one) ?? []) }),
      }
      await rows.create({ promotionId: null, ...fields, actor: write.by.name, ...history }, write)
      if (audited)
        await audit.add(
          { ...audited, subject: { collection: audited.collection, id: audited.id, title: fields.subject } },
          write,
        )
    },

    /** Lists the newest rows that a user may see. */
    recent: async (visible: Visibility, limit: number): Promise<ActivityRow[]> =>
      (await find(filterOf(visible), { limit })).map(toRow),

    isEmpty: rows.isEmpty,

    /** Lists all matching rows. */
    async log(
      { person, section, since, until }: LogFilter,
      page: PageQuery,
    ): Promise<{ total: number; items: ActivityLogRow[] }> {
      const filter = {
        ...(person !== undefined && { 'updatedBy.id': person }),
        ...(section !== undefined && { section }),
        ...((since ?? until) !== undefined && {
          createdAt: { ...(since && { $gte: new Date(since) }), ...(until && { $lt: new Date(until) }) },
        }),
      }
      const [total, found] = await Promise.all([stored.countDocuments(filter), find(filter, page)])
      return {
        total,
        items: found.map((row) => ({ ...toRow(row), ...(row.recordId !== undefined && { recordId: row.recordId }) })),
      }
    },

    /** Lists the saves of a record, newest first. */
    async history({
      recordId,
      sections,
      fields,
      page: { limit = 50, offset = 0 },
    }: HistoryQuery): Promise<{ total: number; items: RecordSave[] }> {
      const concerning = fields && { $or: [{ changes: { $size: 0 } }, { 'changes.field': { $in: fields } }] }
      const filter = {
        section: { $in: sections },
        $or: [
          { recordId: equal(recordId), ...concerning },
          { saves: { $exists: true, $elemMatch: { recordId, ...concerning } } },
        ],
      }
      const [total, found] = await Promise.all([
        stored.countDocuments(filter),
        stored.find(filter).sort(newestFirst).skip(offset).limit(limit).toArray(),
      ])
      const items = found.map(({ _id: id, createdAt, actor: by, action, changes = [], saves = [] }) => ({
        id,
        at: createdAt.toISOString(),
        by,
        action,
        changes: (saves.find((one) => one.recordId === recordId)?.changes ?? changes).map(
          ({ field, from = null, to = null }) => ({ field, from, to }),
        ),
      }))
      return { total, items }
    },

    /** Removes older saves from the histories; their rows remain in the list of activity. Returns their number. */
    async sweepHistory(now: Date): Promise<number> {
      const oldest = new Date(now)
      oldest.setUTCFullYear(oldest.getUTCFullYear() - historyYears)
      const swept = await stored.updateMany(
        { createdAt: { $lt: oldest }, $or: [{ recordId: { $type: 'string' } }, { saves: { $exists: true } }] },
        { $unset: { recordId: '', changes: '', saves: '' } },
      )
      return swept.modifiedCount
    },
  }
}

/** Returns null for a save that changed nothing. */
function savedOf({ before, after, written = {} }: NonNullable<NewActivity['saved']>): Saved | null {
  const changes = before ? fieldChanges(before as Fields, after as object as Fields, written as Fields) : []
  return before && changes.length === 0 ? null : { recordId: after.id, changes }
}

function filterOf({ sections, promotionId }: Visibility) {
  const ofSections = { section: { $in: sections } }
  return promotionId ? { $or: [ofSections, { promotionId: equal(promotionId) }] } : ofSections
}
