import type { Match } from '@torneo/contracts/matches'
import { isAbandoned } from '@torneo/domain/match/endings'
import { canCommand } from '@torneo/domain/match-lifecycle'

/** `newDate`: for a match that was interrupted; `close`: an abandoned one as it stands. */
export type EndingKind = 'walkover' | 'abandon' | 'postpone' | 'newDate' | 'close'

/** The endings that a match can have now. */
export function endingsOf(match: Match): EndingKind[] {
  const isInterrupted = Boolean(match.interruption)
  return [
    ...(isInterrupted ? ['newDate'] as const : []), ...(isAbandoned(match) && match.status !== 'live' ? ['close'] as const : []),
    ...(canCommand('abandon', match) ? ['abandon'] as const : []), ...(!isInterrupted && canCommand('postpone', match) ? ['postpone'] as const : []),
    ...(canCommand('walkover', match) ? ['walkover'] as const : []),
  ]
}
