import type { Use } from '@torneo/contracts/errors'
import { MatchEvent } from '@torneo/contracts/match-events'
import { z } from 'zod/mini'
import type { Database, Transaction, Write } from '../platform/database'
import { createRepository, type OwnFields } from '../platform/repository'
import { fits } from '../platform/stored-shape'

/** An event as it is stored: players by id only. */
export type StoredEvent = Omit<MatchEvent, 'playerName' | 'playerNumber' | 'assistPlayerName'>

const words: Readonly<Record<string, string>> = { goal: 'Gol', yellow_card: 'Tarjeta amarilla', red_card: 'Tarjeta roja', substitution: 'Cambio' }

/** A player as an event shows one. */
export interface EventPlayer {
  readonly _id: string
  readonly name: string
  readonly number: number
}

/** What a use says of a stored event. */
interface EventRow {
  readonly _id: string
  readonly type: string
  readonly minute?: number
}

const EventPlayerShape = z.object({ _id: z.string(), name: z.string(), number: z.number() })

/** Events with what these players are called; null for who is missing. */
export function withPlayers(events: readonly StoredEvent[], players: readonly EventPlayer[]): MatchEvent[] {
  const byId = new Map(players.filter((player) => fits(EventPlayerShape, player)).map((player) => [player._id, player]))
  return events.map((event) => ({
    ...event,
    playerName: byId.get(event.playerId)?.name ?? null, playerNumber: byId.get(event.playerId)?.number ?? null,
    assistPlayerName: (event.assistPlayerId && byId.get(event.assistPlayerId)?.name) || null,
  }))
}

/** What happened in matches: minute descending, then newest first. */
export function createMatchEventsRepository(database: Database) {
  const events = createRepository<StoredEvent>(database, {
    name: 'match_events',
    shape: MatchEvent,
    indexes: [{ key: { matchId: 1 } }, { key: { playerId: 1 } }, { key: { assistPlayerId: 1 } }],
    sort: { minute: -1, timestamp: -1 },
    derived: ['playerName', 'playerNumber', 'assistPlayerName'],
    defaults: { minute: 0, assistPlayerId: null, timestamp: '' },
  })
  const players = database.collection<EventPlayer>('players')
  const rows = database.collection<EventRow>('match_events')
  const toUse = ({ _id: id, type, minute = 0 }: EventRow): Use => ({ collection: 'match_events', id, title: `${words[type] ?? 'Evento'}, ${minute}′` })

  async function withNames(items: readonly StoredEvent[], transaction?: Transaction): Promise<MatchEvent[]> {
    if (items.length === 0) return []
    const ids = [...new Set(items.flatMap(({ playerId, assistPlayerId }) => (assistPlayerId ? [playerId, assistPlayerId] : [playerId])))]
    const rows = await players.find({ _id: { $in: ids } }, { projection: { name: 1, number: 1 }, ...(transaction ? { session: transaction } : {}) }).toArray()
    return withPlayers(items, rows)
  }

  // As they are stored: what cannot be read is in use all the same.
  const usesBy = (filter: object, transaction: Transaction): Promise<Use[]> =>
    rows.find(filter, { session: transaction }).sort({ minute: 1, timestamp: 1, _id: -1 }).map(toUse).toArray()

  return {
    /** A stored document, however it was found. */
    read: events.read,

    /** All of a match, with the players' names. */
    async listOf(matchId: string, transaction?: Transaction): Promise<MatchEvent[]> {
      const { items } = await events.list({ filter: { matchId }, ...(transaction ? { transaction } : {}) })
      return withNames(items, transaction)
    },

    /** An event of that match; null when there is none, or it is another's. */
    async findIn(matchId: string, id: string, transaction: Transaction): Promise<StoredEvent | null> {
      const event = await events.find(id, transaction)
      return event?.matchId === matchId ? event : null
    },

    async create(fields: OwnFields<StoredEvent>, write: Required<Write>, id?: string): Promise<MatchEvent> {
      const event = await events.create(fields, write, id)
      if (!event) throw new Error('An event was there already')
      const [named] = await withNames([event], write.transaction)
      return named as MatchEvent
    },

    createAll: events.createAll,

    /** Whether there was such an event. */
    remove: events.remove,

    /** The events of a match, as what refers to its teams and sport. */
    usesOfMatch: (matchId: string, transaction: Transaction): Promise<Use[]> => usesBy({ matchId }, transaction),

    /** The events that name a player, an assist included. */
    usesOfPlayer: (playerId: string, transaction: Transaction): Promise<Use[]> =>
      usesBy({ $or: [{ playerId }, { assistPlayerId: playerId }] }, transaction),

    async removeOfMatch(matchId: string, session: Transaction): Promise<void> {
      await database.collection<{ matchId: string }>('match_events').deleteMany({ matchId }, { session })
    },
  }
}
