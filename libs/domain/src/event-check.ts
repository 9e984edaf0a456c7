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
export function eventFaults({ type, teamId, playerId, assistPlayerId }: Named, { homeTeamId, awayTeamId }: Sides, teamOf: TeamOf): ErrorDetail[] {
  const faults: ErrorDetail[] = []
  const fault = (path: string, message: string) => faults.push({ path, message })
  if (teamId !== homeTeamId && teamId !== awayTeamId) fault('teamId', matchEventMessages.notOfMatch)
  if (teamOf(playerId) !== teamId) fault('playerId', matchEventMessages.notOfTeam)
  if (!assistPlayerId) return faults
  if (type !== 'goal') fault('assistPlayerId', matchEventMessages.assistOnGoalOnly)
  else if (assistPlayerId === playerId) fault('assistPlayerId', matchEventMessages.assistBySelf)
  else if (teamOf(assistPlayerId) !== teamId) fault('assistPlayerId', matchEventMessages.notOfTeam)
  return faults
}
