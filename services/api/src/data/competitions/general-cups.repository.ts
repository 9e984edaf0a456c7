import { StoredGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import { BusyError } from '../../platform/database/database-errors'
import type { LastChange } from '../../platform/database/repository'

/** Stored under the id of its edition: an edition has one at most. */
const StoredRow = row({ ...StoredGeneralCup.shape, createdAt: z.date(), updatedAt: z.date(), updatedBy: StoredAuthor })
type StoredRow = Readonly<z.output<typeof StoredRow>>

/** The fields that people write. */
export type CupFields = Omit<StoredGeneralCup, 'rev'>

export type GeneralCupsRepository = ReturnType<typeof createGeneralCupsRepository>

const inside = (session?: Transaction) => (session ? { session } : {})

/** Stores the Copa General of each edition (B88): settings, contests and adjustments, never a table. */
export function createGeneralCupsRepository(database: Database) {
  const collection = database.collection('general_cup', StoredRow)

  const recordOf = ({ name, visible, sports, contests, adjustments, rev }: StoredRow): StoredGeneralCup => ({
    name,
    visible,
    sports,
    contests,
    adjustments,
    rev,
  })

  return {
    name: 'general_cup',

    /** Reads a stored row; null if it does not fit. */
    read(stored: Document): StoredGeneralCup | null {
      const parsed = StoredRow.safeParse(stored)
      return parsed.success ? recordOf(parsed.data) : null
    },

    async find(edition: string, session?: Transaction): Promise<StoredGeneralCup | null> {
      const stored = await collection.findOne({ _id: edition }, inside(session))
      return stored && recordOf(stored)
    },

    /** Author and time of the last save. */
    async lastChange(edition: string, session: Transaction | undefined): Promise<LastChange | null> {
      const stored = await collection.findOne({ _id: edition }, inside(session))
      return stored && { name: stored.updatedBy.name, at: stored.updatedAt.toISOString() }
    },

    /** Replaces the cup that was read before, or creates it; `before` null: there was none. */
    async write(
      edition: string,
      before: StoredGeneralCup | null,
      { name, visible, sports, contests, adjustments }: CupFields,
      { by, transaction: session }: Required<Write>,
    ): Promise<StoredGeneralCup> {
      const at = await database.now()
      const cup = { name, visible, sports, contests, adjustments, rev: (before?.rev ?? 0) + 1 }
      const stored = { ...cup, updatedAt: at, updatedBy: { id: by.id, name: by.name } }
      if (before) {
        const { matchedCount } = await collection.updateOne(
          { _id: edition, rev: before.rev },
          { $set: stored },
          { session },
        )
        if (matchedCount === 0) throw new BusyError('The general cup changed meanwhile')
      } else await collection.insertOne({ _id: edition, ...stored, createdAt: at }, { session })
      return cup
    },
  }
}
