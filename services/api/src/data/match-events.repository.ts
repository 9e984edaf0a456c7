import type { Use } from '@torneo/contracts/errors'
import type { Database, Transaction } from '../platform/database'

interface EventRow {
  readonly _id: string
  readonly matchId: string
  readonly playerId: string
  readonly assistPlayerId?: string | null
  readonly type: string
  readonly minute: number
}

const words: Readonly<Record<string, string>> = { goal: 'Gol', yellow_card: 'Tarjeta amarilla', red_card: 'Tarjeta roja', substitution: 'Cambio' }

/** What happened in matches, as far as it keeps other records from changing. */
export function createMatchEventsRepository(database: Database) {
  const events = database.collection<EventRow>('match_events', [
    { key: { matchId: 1 } }, { key: { playerId: 1 } }, { key: { assistPlayerId: 1 } },
  ])
  const toUse = ({ _id, type, minute }: EventRow): Use => ({ collection: 'match_events', id: _id, title: `${words[type] ?? 'Evento'}, ${minute}′` })

  return {
    /** The events of a match, as what refers to its teams and sport. */
    usesOfMatch: (matchId: string, session: Transaction): Promise<Use[]> =>
      events.find({ matchId }, { session }).sort({ minute: 1, _id: 1 }).map(toUse).toArray(),

    /** The events that name a player, an assist included. */
    usesOfPlayer: (playerId: string, session: Transaction): Promise<Use[]> =>
      events.find({ $or: [{ playerId }, { assistPlayerId: playerId }] }, { session }).sort({ minute: 1, _id: 1 }).map(toUse).toArray(),

    async removeOfMatch(matchId: string, session: Transaction): Promise<void> {
      await events.deleteMany({ matchId }, { session })
    },
  }
}
