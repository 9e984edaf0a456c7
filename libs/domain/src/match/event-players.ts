import { unidentified } from '@torneo/contracts/match/match-event'

/** The players that an event may name. */
export interface EventPlayers {
  readonly playerId: string
  readonly assistPlayerId?: string | null | undefined
  /** The player whom a substitution replaces. */
  readonly outPlayerId?: string | null | undefined
}

/** Lists the identified players of an event. */
export const playersOfEvent = ({ playerId, assistPlayerId, outPlayerId }: EventPlayers): string[] =>
  [playerId, assistPlayerId, outPlayerId].filter((id): id is string => Boolean(id) && id !== unidentified)
