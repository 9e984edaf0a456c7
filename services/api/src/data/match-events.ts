import type { Use } from '@torneo/contracts/errors'
import { MatchEvent, unidentified } from '@torneo/contracts/match-events'
import { formatMinute } from '@torneo/domain/format-minute'
import type { RegisteredEvent } from '@torneo/domain/match/match-aggregate'
import { timeline } from '@torneo/domain/match/timeline'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { anyRow, row } from '../platform/checked-collection'
import type { Database, Transaction } from '../platform/database'
import { visible } from '../platform/hidden'
import { fits, misfitsOf } from '../platform/stored-shape'

const labels: Readonly<Record<string, string>> = {
  goal: 'Gol', own_goal: 'Gol en contra', yellow_card: 'Tarjeta amarilla', red_card: 'Tarjeta roja', substitution: 'Cambio',
}

/** A player as an event shows one. */
export interface EventPlayer {
  readonly _id: string
  readonly name: string
  readonly number: number
}

const EventPlayerShape = row({ name: z.string(), number: z.number() })
/** A player whom an event is to name. */
const NamedPlayer = z.extend(EventPlayerShape, { teamId: z.string(), deleted: z.optional(z.unknown()) })
export type NamedPlayer = z.output<typeof NamedPlayer>
const StoredEvent = z.omit(MatchEvent, { matchId: true, playerName: true, playerNumber: true, assistPlayerName: true })

/** What an older event lacks. */
const blank = { minute: 0, added: 0, penalty: false, assistPlayerId: null, timestamp: '', rev: 1 }
const completed = (event: object): RegisteredEvent => ({ ...blank, ...event }) as RegisteredEvent

const listOf = (events: unknown): readonly object[] => (Array.isArray(events) ? events as object[] : [])

/** Whether something among a match's events can be told apart from the others: one of which more is wrong counts as in use all the same. */
export const isEvent = (event: unknown): event is RegisteredEvent => fits(z.looseObject({ id: z.string() }), event)

/** What of a match's stored events does not fit the contract, as dotted paths. */
export function eventMisfits({ events }: Document): string[] {
  return listOf(events).flatMap((event, index) => misfitsOf(StoredEvent, isEvent(event) ? completed(event) : event).map((path) => `events.${index}${path && `.${path}`}`))
}

/** The ids of all players that these events name. */
export const playersOf = (events: readonly Pick<RegisteredEvent, 'playerId' | 'assistPlayerId'>[]): string[] =>
  [...new Set(events.flatMap(({ playerId, assistPlayerId }) => [playerId, assistPlayerId ?? unidentified]))].filter((id) => id !== unidentified)

/** The events of a match that can be read, minute descending, then newest first, with what these players are called; null for who is missing. */
export function shownEvents(matchId: string, events: readonly RegisteredEvent[], players: readonly EventPlayer[]): MatchEvent[] {
  const byId = new Map(players.filter((player) => fits(EventPlayerShape, player)).map((player) => [player._id, player]))
  return timeline(listOf(events).map(completed).filter((event) => fits(StoredEvent, event))).map((event) => ({
    ...event, matchId,
    playerName: byId.get(event.playerId)?.name ?? null, playerNumber: byId.get(event.playerId)?.number ?? null,
    assistPlayerName: (event.assistPlayerId && byId.get(event.assistPlayerId)?.name) || null,
  }))
}

const toUse = ({ id, type, minute = 0, added }: Pick<RegisteredEvent, 'id' | 'type' | 'added'> & { readonly minute?: number }): Use =>
  ({ collection: 'match_events', id, title: `${labels[type] ?? 'Evento'}, ${formatMinute(minute, added)}` })

/** Events as what refers to a match's teams and sport, or to a player: as they are stored, since what cannot be read is in use all the same. */
export const usesOf = (events: readonly RegisteredEvent[]): Use[] => timeline(events).toReversed().map(toUse)

/** The players that events name, and the events that name a player. */
export function createMatchEvents(database: Database) {
  const players = database.collection('players', NamedPlayer)
  const matches = database.collection('matches', anyRow<{ _id: string; events: RegisteredEvent[] }>(), [
    { key: { 'events.playerId': 1 } }, { key: { 'events.assistPlayerId': 1 } },
  ])

  return {
    /** The players with these ids, hidden ones too: a deleted player keeps the name. */
    async players(ids: readonly string[], session?: Transaction): Promise<NamedPlayer[]> {
      if (ids.length === 0) return []
      return players.find({ _id: { $in: [...ids] } }, { projection: { name: 1, number: 1, teamId: 1, deleted: 1 }, ...(session ? { session } : {}) }).toArray()
    },

    /** The events that name a player, an assist included. */
    async usesOfPlayer(playerId: string, session: Transaction): Promise<Use[]> {
      const found = await matches.find({ $or: [{ 'events.playerId': playerId }, { 'events.assistPlayerId': playerId }], ...visible }, {
        session, projection: { events: 1 },
      }).toArray()
      return usesOf(found.flatMap(({ events }) => events.filter((event) => playersOf([event]).includes(playerId))))
    },
  }
}
