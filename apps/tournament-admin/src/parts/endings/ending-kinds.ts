import type { Match } from '@torneo/contracts/match/matches'
import { isFinished, isInPlay, isOpen, isPostponable } from '@torneo/domain/match/phase'
import { isAbandoned } from '@torneo/domain/match/result/endings'
import { isForfeit } from '@torneo/domain/match/result/outcome-kinds'
import { scoringOf } from '@torneo/domain/scoring/scorings'

/**
 * `newDate`: reschedules an interrupted match; `close`: finishes an abandoned one with its current score; `award`: gives a
 * played match to a side.
 */
export type EndingKind = 'walkover' | 'abandon' | 'postpone' | 'newDate' | 'close' | 'retire' | 'award'

/** Lists the endings that are possible now. */
export function endingsOf(match: Match): EndingKind[] {
  const isInterrupted = Boolean(match.interruption)
  return [
    ...(isInterrupted ? (['newDate'] as const) : []),
    ...(isAbandoned(match) && match.status !== 'live' ? (['close'] as const) : []),
    ...(isInPlay(match) ? (['abandon'] as const) : []),
    ...(!isInterrupted && isPostponable(match) ? (['postpone'] as const) : []),
    ...(isOpen(match) ? (['walkover'] as const) : []),
    ...(isInPlay(match) && scoringOf(match.sport).hasSets ? (['retire'] as const) : []),
    ...(isFinished(match) && !isForfeit(match) && match.phaseId && match.homeTeamId && match.awayTeamId
      ? (['award'] as const)
      : []),
  ]
}
