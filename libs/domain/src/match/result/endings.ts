import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { AwardedResult, Interruption } from '@torneo/contracts/match/match-outcome'
import type { MatchState } from '../match-aggregate'

export const walkover = 'walkover'
export const abandoned = 'abandoned'
export const postponed = 'postponed'

/** Default score awarded to the side that showed up. */
export const usualWalkoverScore = 3

interface Ending {
  readonly result?: AwardedResult | null | undefined
  readonly interruption?: Interruption | null | undefined
}

export const isWalkover = ({ result }: Ending): boolean => result?.kind === walkover
export const isAbandoned = ({ interruption }: Ending): boolean => interruption?.kind === abandoned

export function walkoverScore(
  absent: MatchSide,
  score = usualWalkoverScore,
): { readonly homeScore: number; readonly awayScore: number } {
  return absent === 'home' ? { homeScore: 0, awayScore: score } : { homeScore: score, awayScore: 0 }
}

/** Clears the interruption of a match that continues; an empty change if there is none. */
export const clearInterruption = ({ interruption }: Ending): Partial<MatchState> =>
  interruption ? { interruption: null } : {}
