import { matchStatuses } from '@torneo/contracts/match/match'
import { Interruption } from '@torneo/contracts/match/match-outcome'
import { z } from 'zod/mini'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import type { MatchDocument } from './matches.repository'

/** Seconds for which a plan can be taken back: as long as the bin keeps the matches that it removed. */
const lifetime = 30 * 24 * 3600

/** Maximum number of plans in a list. */
const maxListed = 30

/** Fields of a match that a plan or rain changes, as they were before. */
const PreviousState = z.object({
  status: z.enum(matchStatuses),
  /** The clock ran. */
  isLive: z.boolean(),
  date: z.string(),
  time: z.string(),
  location: z.string(),
  field: z.string(),
  interruption: z.nullable(Interruption),
  /** Absent in plans that changed no officials. */
  referee: z.optional(z.string()),
})
export type PreviousState = z.output<typeof PreviousState>

/** A match as the plan left it. */
const Written = z.object({ id: z.string(), rev: z.number() })
const Changed = z.extend(Written, { before: PreviousState })

const StoredPlan = row({
  createdAt: z.date(),
  /** Absent in plans older than the fields. */
  by: z.optional(StoredAuthor),
  action: z.optional(z.string()),
  made: z.array(Written),
  changed: z.array(Changed),
  /** The first one names the others in the bin. */
  removed: z.array(z.string()),
})

export type StoredPlan = z.output<typeof StoredPlan>

/** Everything that taking a plan, or rain, back needs (B90, B93). */
export type MatchPlanRow = Omit<StoredPlan, '_id' | 'createdAt' | 'by' | 'action'> & { readonly id: string }

export const previousState = ({
  status,
  isLive,
  date,
  time,
  location,
  field,
  interruption = null,
  referee,
}: Pick<MatchDocument, keyof PreviousState>): PreviousState => ({
  status,
  isLive,
  date,
  time,
  location,
  field,
  interruption,
  referee,
})

/** Stores plans until they can no longer be taken back. */
export function createMatchPlansRepository(database: Database) {
  const collection = database.collection('match_plans', StoredPlan, [
    { key: { createdAt: 1 }, expireAfterSeconds: lifetime },
  ])

  return {
    async add(
      { id, ...plan }: MatchPlanRow & { readonly action: string },
      { by, transaction: session }: Required<Pick<Write, 'by' | 'transaction'>>,
    ): Promise<void> {
      const stored = { createdAt: await database.now(), by: { id: by.id, name: by.name }, ...plan }
      await collection.insertOne({ _id: id, ...stored }, { session })
    },

    /** Lists the newest plans first. */
    list: (): Promise<StoredPlan[]> => collection.find({}).sort({ createdAt: -1, _id: -1 }).limit(maxListed).toArray(),

    find: (id: string): Promise<StoredPlan | null> => collection.findOne({ _id: id }),

    /** Removes a plan in the transaction that takes it back, so that only one does; null for an unknown one. */
    async take(id: string, session: Transaction): Promise<MatchPlanRow | null> {
      const stored = await collection.findOne({ _id: id }, { session })
      await collection.deleteOne({ _id: id }, { session })
      if (!stored) return null
      const { _id, createdAt: _at, by: _by, action: _action, ...plan } = stored
      return { id: _id, ...plan }
    },
  }
}

export type MatchPlansRepository = ReturnType<typeof createMatchPlansRepository>
