import { LineUp } from '@torneo/contracts/match/line-ups'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { fits } from '../../platform/database/stored-shape'

const StoredLineUp = row({ matchId: z.string(), teamId: z.string(), ...LineUp.shape })
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

    async save(matchId: string, teamId: string, lineUp: LineUp, session: Transaction): Promise<void> {
      await collection.updateOne(
        { _id: lineUpId(matchId, teamId) },
        { $set: { matchId, teamId, ...lineUp } },
        { session, upsert: true },
      )
    },
  }
}
