import type { MatchCallRequest } from '@torneo/contracts/match/match-calls'
import { z } from 'zod/mini'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'

const Signed = { by: StoredAuthor, at: z.date() }

const StoredMatchCall = row({
  matchId: z.string(),
  kind: z.string(),
  text: z.string(),
  ...Signed,
  read: z.nullable(z.object(Signed)),
  answer: z.nullable(z.object({ text: z.string(), ...Signed })),
  closed: z.boolean(),
})
export type StoredMatchCall = Readonly<z.output<typeof StoredMatchCall>>

/** Stores calls from the pitch (B45). */
export function createMatchCallsRepository(database: Database) {
  const collection = database.collection('match_calls', StoredMatchCall, [
    { key: { closed: 1, at: -1 } },
    { key: { matchId: 1, closed: 1 } },
  ])

  return {
    name: 'match_calls',

    /** Lists calls, newest first. */
    list: (filter: { readonly closed?: boolean; readonly matchId?: string }): Promise<StoredMatchCall[]> =>
      collection.find(filter).sort({ at: -1, _id: 1 }).toArray(),

    find: (id: string, session: Transaction): Promise<StoredMatchCall | null> =>
      collection.findOne({ _id: id }, { session }),

    countOpen: (matchId: string, session: Transaction): Promise<number> =>
      collection.countDocuments({ matchId, closed: false }, { session }),

    async add(
      matchId: string,
      { kind, text = '' }: MatchCallRequest,
      at: Date,
      { by, transaction }: Required<Pick<Write, 'by' | 'transaction'>>,
    ): Promise<StoredMatchCall> {
      const stored = {
        _id: newId(),
        matchId,
        kind,
        text,
        by: { id: by.id, name: by.name },
        at,
        read: null,
        answer: null,
        closed: false,
      }
      await collection.insertOne(stored, { session: transaction })
      return stored
    },

    async update(
      id: string,
      fields: Partial<Pick<StoredMatchCall, 'read' | 'answer' | 'closed'>>,
      session: Transaction,
    ): Promise<void> {
      await collection.updateOne({ _id: id }, { $set: fields }, { session })
    },
  }
}
