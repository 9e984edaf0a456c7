import { recordFields } from '../endpoint/record'
import { z } from '../fields/zod'

/**
 * `playerId` of an event without a player (B9). Only bodies use null: earlier clients accept only a text in responses.
 */
export const unidentified = ''

/**
 * An event of a match. Names and numbers are read from the players; null when a player is missing or not identified.
 */
export const MatchEvent = z.object({
  ...recordFields,
  matchId: z.string(),
  /** One of `matchEventTypes`, or a type of another version. */
  type: z.string(),
  /** `unidentified` when the player is not known yet. */
  playerId: z.string(),
  playerName: z.nullable(z.string()),
  playerNumber: z.nullable(z.number()),
  /** Team of the player, also for an own goal, which counts for the other side (B10). */
  teamId: z.string(),
  minute: z.number(),
  /** Minutes into added time: 2 in 45+2 (B5). Absent: 0. */
  added: z.optional(z.number()),
  /** A goal scored from the penalty spot. Absent: false. */
  penalty: z.optional(z.boolean()),
  /** Points that a goal counts in a sport of points, 1 to 10. Absent: 1. */
  points: z.optional(z.number()),
  assistPlayerId: z.nullable(z.string()),
  assistPlayerName: z.nullable(z.string()),
  /** The player whom a substitution replaces; `playerId` comes in. Absent or null: not identified. */
  outPlayerId: z.optional(z.nullable(z.string())),
  outPlayerName: z.optional(z.nullable(z.string())),
  /** ISO 8601; always the server's time. */
  timestamp: z.string(),
})
export type MatchEvent = z.output<typeof MatchEvent>

/** Limits of an event's minute and of its added time. */
export const eventMinutes = { max: 599, maxAdded: 30 } as const
