import type { MatchStatus } from '@torneo/contracts/match/match'
import type { AwardedResult, Bonus, Interruption, Shootout } from '@torneo/contracts/match/match-outcome'
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
  /** Blue cards, and exclusions and green cards (B87); absent: none. */
  readonly blue?: number
  readonly light?: number
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
  /** Sets in order, with one that a side retired in; empty if none is known. */
  readonly sets: readonly SetScore[]
  /** Null: the result was played. */
  readonly result: AwardedResult | null
  /** Not null while the match is to be played later: it is not cancelled for good. */
  readonly interruption: Interruption | null
  readonly shootout: Shootout | null
  /** Bonus points of the sides; absent: none. */
  readonly bonus?: Bonus
  /** Places of its zone that the sides come from; absent: its teams were named (B86). */
  readonly slots?: { readonly home: number; readonly away: number }
  readonly cards: { readonly home: SideCards; readonly away: SideCards }
}

export const noCards: SideCards = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 }
