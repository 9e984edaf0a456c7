import type { Use } from '@torneo/contracts/endpoint/errors'
import { MatchEvent } from '@torneo/contracts/match/match-events'
import { formatMinute } from '@torneo/domain/format/format-minute'
import { type EventPlayers, playersOfEvent } from '@torneo/domain/match/event-players'
import { labelOfEvent } from '@torneo/domain/match/event-types'
import { timeline } from '@torneo/domain/match/log/timeline'
import type { RegisteredEvent } from '@torneo/domain/match/match-aggregate'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { anyRow, row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'
import { fits, invalidFieldsOf } from '../../platform/database/stored-shape'

/** A player as events show them. */
export interface EventPlayer {
  readonly _id: string
  readonly name: string
  readonly number: number
}

const EventPlayerShape = row({ name: z.string(), number: z.number() })
/** A player whom an event refers to. */
const NamedPlayer = z.extend(EventPlayerShape, { teamId: z.string(), deleted: z.optional(z.unknown()) })
export type NamedPlayer = z.output<typeof NamedPlayer>
const StoredEvent = z.omit(MatchEvent, {
  matchId: true,
  playerName: true,
  playerNumber: true,
  assistPlayerName: true,
  outPlayerName: true,
})

/** Values of fields that older events lack. */
const blank = { minute: 0, added: 0, penalty: false, assistPlayerId: null, timestamp: '', rev: 1 }
const completed = (event: object): RegisteredEvent => ({ ...blank, ...event }) as RegisteredEvent

const listOf = (events: unknown): readonly object[] => (Array.isArray(events) ? (events as object[]) : [])

/** True for an event with an id: an otherwise damaged one still counts as in use. */
export const isEvent = (event: unknown): event is RegisteredEvent => fits(z.looseObject({ id: z.string() }), event)

/** Lists the fields of a match's stored events that do not fit the contract, as dotted paths. */
export function invalidEventFields({ events }: Document): string[] {
  return listOf(events).flatMap((event, index) =>
    invalidFieldsOf(StoredEvent, isEvent(event) ? completed(event) : event).map(
      (path) => `events.${index}${path && `.${path}`}`,
    ),
  )
}

/** Returns the ids of all players in these events. */
export const playersOf = (events: readonly EventPlayers[]): string[] => [...new Set(events.flatMap(playersOfEvent))]

/**
 * Returns the readable events of a match, by minute descending, then newest first, with the players' names; null for a
 * missing player.
 */
export function shownEvents(
  matchId: string,
  events: readonly RegisteredEvent[],
  players: readonly EventPlayer[],
): MatchEvent[] {
  const byId = new Map(players.filter((player) => fits(EventPlayerShape, player)).map((player) => [player._id, player]))
  return timeline(
    listOf(events)
      .map(completed)
      .filter((event) => fits(StoredEvent, event)),
  ).map((event) => ({
    ...event,
    matchId,
    playerName: byId.get(event.playerId)?.name ?? null,
    playerNumber: byId.get(event.playerId)?.number ?? null,
    assistPlayerName: (event.assistPlayerId && byId.get(event.assistPlayerId)?.name) || null,
    ...(event.outPlayerId && { outPlayerName: byId.get(event.outPlayerId)?.name ?? null }),
  }))
}

const sentenceCase = (label: string) => label.charAt(0) + label.slice(1).toLowerCase()

const toUse = ({
  id,
  type,
  minute = 0,
  added,
}: Pick<RegisteredEvent, 'id' | 'type' | 'added'> & { readonly minute?: number }): Use => ({
  collection: 'match_events',
  id,
  title: `${sentenceCase(labelOfEvent(type))}, ${formatMinute(minute, added)}`,
})

/**
 * Lists events as uses of a match's teams and sport, or of a player, straight from storage: an unreadable event is in
 * use as well.
 */
export const usesOf = (events: readonly RegisteredEvent[]): Use[] => timeline(events).toReversed().map(toUse)

/** Filters of the matches that have events of a player. */
export const namedInEvents = (player: string | { readonly $in: string[] }) =>
  ['playerId', 'assistPlayerId', 'outPlayerId'].map((field) => ({ [`events.${field}`]: player }))

/** Looks up the players of events, and the events of a player. */
export function createMatchEvents(database: Database) {
  const players = database.collection('players', NamedPlayer)
  const matches = database.collection('matches', anyRow<{ _id: string; events: RegisteredEvent[] }>(), [
    { key: { 'events.playerId': 1 } },
    { key: { 'events.assistPlayerId': 1 } },
    { key: { 'events.outPlayerId': 1 } },
  ])

  return {
    /** Finds the players with these ids, deleted ones included: a deleted player keeps the name. */
    async players(ids: readonly string[], session?: Transaction): Promise<NamedPlayer[]> {
      if (ids.length === 0) return []
      return players
        .find(
          { _id: { $in: [...ids] } },
          { projection: { name: 1, number: 1, teamId: 1, deleted: 1 }, ...(session ? { session } : {}) },
        )
        .toArray()
    },

    /** Lists the events of a player, assists included. */
    async usesOfPlayer(playerId: string, session: Transaction): Promise<Use[]> {
      const found = await matches
        .find({ $or: namedInEvents(playerId), ...visible }, { session, projection: { events: 1 } })
        .toArray()
      return usesOf(found.flatMap(({ events }) => events.filter((event) => playersOf([event]).includes(playerId))))
    },
  }
}
