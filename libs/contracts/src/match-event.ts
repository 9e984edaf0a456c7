import { z } from './zod'
import { recordFields } from './record'

/** The `playerId` of an event without a player (B9), everywhere but in a body, where it is null: earlier clients accept a text only. */
export const unidentified = ''

/** An event of a match. Names and number are read from the players; null when a player is missing or not identified. */
export const MatchEvent = z.object({
  ...recordFields,
  matchId: z.string(),
  /** One of `matchEventTypes`, or a type of another version. */
  type: z.string(),
  /** `unidentified`: the player is not known yet. */
  playerId: z.string(),
  playerName: z.nullable(z.string()),
  playerNumber: z.nullable(z.number()),
  /** The player's own team, of an own goal too: the other side scores (B10). */
  teamId: z.string(),
  minute: z.number(),
  /** Minutes into added time: 2 of 45+2 (B5). Absent: 0. */
  added: z.optional(z.number()),
  /** Of a goal: from the penalty spot. Absent: false. */
  penalty: z.optional(z.boolean()),
  /** Of a goal in a sport of points: what it counts, 1 to 3. Absent: 1. */
  points: z.optional(z.number()),
  assistPlayerId: z.nullable(z.string()),
  assistPlayerName: z.nullable(z.string()),
  /** ISO; always the server's time. */
  timestamp: z.string(),
})
export type MatchEvent = z.output<typeof MatchEvent>

/** The limits of an event's minute. */
export const eventMinutes = { max: 599, maxAdded: 30 } as const
