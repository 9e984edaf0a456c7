import type { MatchStatus } from '@torneo/contracts/match/match'
import type { AwardedResult, Interruption, Shootout } from '@torneo/contracts/match/match-outcome'
import type { SetScore } from '@torneo/contracts/tournament/scoring'

/**
 * Cards of a side in one match, each player (or member of the staff) in one count: a lone yellow, two yellows, a lone
 * red, or a yellow and then a direct red. A card without a player counts alone.
 */
export interface SideCards {
  readonly yellow: number
  readonly secondYellow: number
  readonly red: number
  readonly yellowAndRed: number
}

/** A match as a competition reads it. Ids are null while unknown, or if the match belongs to no phase. */
export interface PlayedMatch {
  readonly id: string
  readonly phaseId: string | null
  readonly zoneId: string | null
  readonly tieId: string | null
  readonly round: number
  readonly homeTeamId: string | null
  readonly awayTeamId: string | null
  readonly status: MatchStatus
  /** True from the first whistle, also once the match is finished, abandoned or cancelled. */
  readonly hasBegun: boolean
  /** Scores of the sides; in a sport of sets, the number of sets won. */
  readonly homeScore: number
  readonly awayScore: number
  /** Finished sets in order; empty if none is known. */
  readonly sets: readonly SetScore[]
  /** Null: the result was played. */
  readonly result: AwardedResult | null
  /** Not null while the match is to be played later: it is not cancelled for good. */
  readonly interruption: Interruption | null
  readonly shootout: Shootout | null
  readonly cards: { readonly home: SideCards; readonly away: SideCards }
}

export const noCards: SideCards = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 }
