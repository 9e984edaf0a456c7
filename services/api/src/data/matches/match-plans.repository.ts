import { matchStatuses } from '@torneo/contracts/match/match'
import { Interruption } from '@torneo/contracts/match/match-outcome'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import type { MatchDocument } from './matches.repository'

/** Seconds for which a plan can be taken back: as long as the bin keeps the matches that it removed. */
const lifetime = 30 * 24 * 3600

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
})
export type PreviousState = z.output<typeof PreviousState>

/** A match as the plan left it. */
const Written = z.object({ id: z.string(), rev: z.number() })
const Changed = z.extend(Written, { before: PreviousState })

const StoredPlan = row({
  createdAt: z.date(),
  made: z.array(Written),
  changed: z.array(Changed),
  /** The first one names the others in the bin. */
  removed: z.array(z.string()),
})

/** Everything that taking a plan, or rain, back needs (B90, B93). */
export type MatchPlanRow = Omit<z.output<typeof StoredPlan>, '_id' | 'createdAt'> & { readonly id: string }

export const previousState = ({
  status,
  isLive,
  date,
  time,
  location,
  field,
  interruption = null,
}: Pick<MatchDocument, keyof PreviousState>): PreviousState => ({
  status,
  isLive,
  date,
  time,
  location,
  field,
  interruption,
})

/** Stores plans until they can no longer be taken back. */
export function createMatchPlansRepository(database: Database) {
  const collection = database.collection('match_plans', StoredPlan, [
    { key: { createdAt: 1 }, expireAfterSeconds: lifetime },
  ])

  return {
    async add({ id, ...plan }: MatchPlanRow, session: Transaction): Promise<void> {
      await collection.insertOne({ _id: id, createdAt: await database.now(), ...plan }, { session })
    },

    /** Removes a plan in the transaction that takes it back, so that only one does; null for an unknown one. */
    async take(id: string, session: Transaction): Promise<MatchPlanRow | null> {
      const stored = await collection.findOne({ _id: id }, { session })
      await collection.deleteOne({ _id: id }, { session })
      if (!stored) return null
      const { _id, createdAt: _at, ...plan } = stored
      return { id: _id, ...plan }
    },
  }
}

export type MatchPlansRepository = ReturnType<typeof createMatchPlansRepository>
