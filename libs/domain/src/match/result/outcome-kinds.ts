import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { AwardedResult } from '@torneo/contracts/match/match-outcome'

export const walkover = 'walkover'
export const retired = 'retired'
export const awarded = 'awarded'

/** Result of a match that a side retired from. */
export const retiredResult = (side: MatchSide, reason: string): AwardedResult => ({
  kind: retired,
  absent: side,
  side,
  reason,
})

interface Ended {
  readonly result?: AwardedResult | null | undefined
}

export const isWalkover = ({ result }: Ended): boolean => result?.kind === walkover
/** True for a match that ended because a side retired: the score stands, and the other side wins (B84). */
export const isRetired = ({ result }: Ended): boolean => result?.kind === retired
/** True for a match that was awarded to a side after it was played (B85). */
export const isAwarded = ({ result }: Ended): boolean => result?.kind === awarded
/** True if the score was given instead of played. */
export const isForfeit = (match: Ended): boolean => isWalkover(match) || isAwarded(match)

/** Side that a result names as the loser, whatever the score; null if the score decides, or both lost. */
export const losingSide = (match: Ended): MatchSide | null =>
  (isRetired(match) || isForfeit(match)) && match.result && match.result.absent !== 'both' ? match.result.absent : null
