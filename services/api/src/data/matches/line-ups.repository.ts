import { LineUp } from '@torneo/contracts/match/line-ups'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import type { LastChange } from '../../platform/database/repository'
import { fits } from '../../platform/database/stored-shape'

const StoredLineUp = row({
  matchId: z.string(),
  teamId: z.string(),
  ...LineUp.shape,
  /** Last save; absent in line-ups of earlier versions. */
  updatedAt: z.optional(z.date()),
  updatedBy: z.optional(StoredAuthor),
})
export type StoredLineUp = Readonly<z.output<typeof StoredLineUp>>

/** Id of a team's line-up in a match. */
export const lineUpId = (matchId: string, teamId: string): string => `${matchId}:${teamId}`

export type LineUpsRepository = ReturnType<typeof createLineUpsRepository>

/** Stores the line-ups of matches, one document a team (B41). */
export function createLineUpsRepository(database: Database) {
  const collection = database.collection('line_ups', StoredLineUp, [{ key: { matchId: 1 } }])

  return {
    name: 'line_ups',

    /** Reads a stored row; null if it does not fit. */
    read: (stored: Document): StoredLineUp | null => (fits(StoredLineUp, stored) ? (stored as StoredLineUp) : null),

    ofMatch: (matchId: string): Promise<StoredLineUp[]> => collection.find({ matchId }).toArray(),

    find: (matchId: string, teamId: string, session: Transaction): Promise<StoredLineUp | null> =>
      collection.findOne({ _id: lineUpId(matchId, teamId) }, { session }),

    async lastChange(id: string, transaction: Transaction): Promise<LastChange | null> {
      const { updatedAt, updatedBy } = (await collection.findOne({ _id: id }, { session: transaction })) ?? {}
      return updatedAt && updatedBy ? { name: updatedBy.name, at: updatedAt.toISOString() } : null
    },

    async save(matchId: string, teamId: string, lineUp: LineUp, { by, transaction }: Required<Write>): Promise<void> {
      const updated = { updatedAt: await database.now(), updatedBy: { id: by.id, name: by.name } }
      await collection.updateOne(
        { _id: lineUpId(matchId, teamId) },
        { $set: { matchId, teamId, ...lineUp, ...updated } },
        { session: transaction, upsert: true },
      )
    },
  }
}
