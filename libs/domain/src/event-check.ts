import { matchEventMessages } from '@torneo/contracts/match-events'
import type { ErrorDetail } from '@torneo/contracts/errors'

interface Sides {
  readonly homeTeamId: string
  readonly awayTeamId: string
}

interface Named {
  readonly type: string
  readonly teamId: string
  readonly playerId: string
  readonly assistPlayerId?: string | null | undefined
}

/** Of which team a player is; null for one that is not there. */
interface TeamOf {
  (playerId: string): string | null
}

/** What is wrong with an event (R11): the team plays the match, the player is of the team, an assist only on goals and by another one. */
export function eventErrors({ type, teamId, playerId, assistPlayerId }: Named, { homeTeamId, awayTeamId }: Sides, teamOf: TeamOf): ErrorDetail[] {
  const errors: ErrorDetail[] = []
  const add = (path: string, message: string) => errors.push({ path, message })
  if (teamId !== homeTeamId && teamId !== awayTeamId) add('teamId', matchEventMessages.notOfMatch)
  if (teamOf(playerId) !== teamId) add('playerId', matchEventMessages.notOfTeam)
  if (!assistPlayerId) return errors
  if (type !== 'goal') add('assistPlayerId', matchEventMessages.assistOnGoalOnly)
  else if (assistPlayerId === playerId) add('assistPlayerId', matchEventMessages.assistBySelf)
  else if (teamOf(assistPlayerId) !== teamId) add('assistPlayerId', matchEventMessages.notOfTeam)
  return errors
}
