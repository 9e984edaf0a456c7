import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { matchEventMessages, unidentified } from '@torneo/contracts/match/match-events'
import { hasField } from './event-types'

interface Sides {
  readonly homeTeamId: string | null
  readonly awayTeamId: string | null
}

interface CheckedEvent {
  readonly type: string
  readonly teamId: string
  readonly playerId: string
  readonly assistPlayerId?: string | null | undefined
  readonly outPlayerId?: string | null | undefined
  readonly penalty?: boolean | undefined
  readonly withRed?: boolean | undefined
}

/** Returns the team id of a player; null if the player does not exist. */
interface TeamOf {
  (playerId: string): string | null
}

/**
 * Validates an event (R11): its team plays the match, its players belong to that team, only a goal may be a penalty or
 * have an assist, which is by another player, and only a substitution replaces another player.
 */
export function eventErrors(
  { type, teamId, playerId, assistPlayerId, outPlayerId, penalty, withRed }: CheckedEvent,
  { homeTeamId, awayTeamId }: Sides,
  teamOf: TeamOf,
): ErrorDetail[] {
  const errors: ErrorDetail[] = []
  const add = (path: string, message: string) => errors.push({ path, message })
  if (teamId !== homeTeamId && teamId !== awayTeamId) add('teamId', matchEventMessages.notOfMatch)
  if (playerId !== unidentified && teamOf(playerId) !== teamId) add('playerId', matchEventMessages.notOfTeam)
  if (playerId === unidentified && withRed) add('playerId', matchEventMessages.player)
  if (penalty && !hasField(type, 'penalty')) add('penalty', matchEventMessages.penaltyOnGoalOnly)
  if (withRed && !hasField(type, 'withRed')) add('withRed', matchEventMessages.redWithYellowOnly)
  if (outPlayerId) {
    if (!hasField(type, 'outPlayerId')) add('outPlayerId', matchEventMessages.outOnSubstitutionOnly)
    else if (outPlayerId === playerId) add('outPlayerId', matchEventMessages.outBySelf)
    else if (teamOf(outPlayerId) !== teamId) add('outPlayerId', matchEventMessages.notOfTeam)
  }
  if (!assistPlayerId) return errors
  if (!hasField(type, 'assistPlayerId')) add('assistPlayerId', matchEventMessages.assistOnGoalOnly)
  else if (assistPlayerId === playerId) add('assistPlayerId', matchEventMessages.assistBySelf)
  else if (teamOf(assistPlayerId) !== teamId) add('assistPlayerId', matchEventMessages.notOfTeam)
  return errors
}
