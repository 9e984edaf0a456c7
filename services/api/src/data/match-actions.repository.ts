import { type MatchSide, undoDepth, type UndoableKind } from '@torneo/contracts/match-commands'
import type { Database, Transaction } from '../platform/database'
import { newId } from '../platform/ids'
import type { StoredEvent } from './match-events.repository'

/** Seconds an action can be taken back; as long as its key is remembered. */
const memory = 48 * 3600

/** What an action really changed: all that its undoing needs. */
export type Effect =
  | { readonly kind: 'score'; readonly side: MatchSide; readonly change: number }
  | { readonly kind: 'minute'; readonly change: number }
  | { readonly kind: 'half'; readonly before: number; readonly after: number }
  | { readonly kind: 'event'; readonly eventId: string; readonly side: MatchSide | null }
  | { readonly kind: 'event_deletion'; readonly event: StoredEvent }
  /** Minute and half as they were before. */
  | { readonly kind: 'start'; readonly minute: number; readonly half: number }

/** An action on a match that its author may take back. */
export interface MatchAction {
  readonly _id: string
  readonly matchId: string
  readonly userId: string
  /** The Idempotency-Key it was sent with. */
  readonly key: string | null
  /** The match's rev that it made: the order of actions. */
  readonly rev: number
  readonly effect: Effect & { readonly kind: UndoableKind }
  readonly isUndone: boolean
  readonly createdAt: Date
}

/** Who did what to a match with what effect, for 'Deshacer'. */
export function createMatchActionsRepository(database: Database) {
  const actions = database.collection<MatchAction>('match_actions', [
    { key: { matchId: 1, userId: 1, rev: -1 } }, { key: { createdAt: 1 }, expireAfterSeconds: memory },
  ])

  return {
    async add(action: Pick<MatchAction, 'matchId' | 'userId' | 'key' | 'rev' | 'effect'>, transaction: Transaction): Promise<void> {
      const fields = { ...action, isUndone: false }
      await actions.updateOne({ _id: newId(), rev: { $exists: false } }, [{ $set: { ...literals(fields), createdAt: '$$NOW' } }],
        { upsert: true, session: transaction })
    },

    /** A person's last actions on a match, newest first: no others can be taken back. */
    lastOf: (matchId: string, userId: string, session: Transaction): Promise<MatchAction[]> =>
      actions.find({ matchId, userId }, { session }).sort({ rev: -1 }).limit(undoDepth).toArray(),

    async markUndone({ _id }: MatchAction, session: Transaction): Promise<void> {
      await actions.updateOne({ _id }, { $set: { isUndone: true } }, { session })
    },

    async removeOfMatch(matchId: string, session: Transaction): Promise<void> {
      await actions.deleteMany({ matchId }, { session })
    },
  }
}

/** Kept out of expressions: a text such as "$name" stays a text. */
const literals = (fields: object) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { $literal: value }]))
