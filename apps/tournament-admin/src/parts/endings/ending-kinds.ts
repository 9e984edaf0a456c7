import type { Match } from '@torneo/contracts/match/matches'
import { isInPlay, isOpen, isPostponable } from '@torneo/domain/match/phase'
import { isAbandoned } from '@torneo/domain/match/result/endings'

/** `newDate`: reschedules an interrupted match; `close`: finishes an abandoned one with its current score. */
export type EndingKind = 'walkover' | 'abandon' | 'postpone' | 'newDate' | 'close'

/** Lists the endings that are possible now. */
export function endingsOf(match: Match): EndingKind[] {
  const isInterrupted = Boolean(match.interruption)
  return [
    ...(isInterrupted ? (['newDate'] as const) : []),
    ...(isAbandoned(match) && match.status !== 'live' ? (['close'] as const) : []),
    ...(isInPlay(match) ? (['abandon'] as const) : []),
    ...(!isInterrupted && isPostponable(match) ? (['postpone'] as const) : []),
    ...(isOpen(match) ? (['walkover'] as const) : []),
  ]
}
