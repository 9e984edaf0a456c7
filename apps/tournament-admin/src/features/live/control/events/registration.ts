import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { Player } from '@torneo/contracts/tournament/players'

/** The type and side that a sheet is open for (spec 2 §4). */
export interface OpenSheet {
  readonly type: MatchEventType
  /** The side; for a goal, the side that scores. */
  readonly side: MatchSide
  /** The match's minute when the sheet opened, and the event's unless changed. */
  readonly minute: number
  /** Minutes into added time. */
  readonly added?: number
  /** The score already includes the goal: only its player is requested (B9). */
  readonly counted?: boolean
  /** Points that the goal is worth, in a sport scored by points. */
  readonly points?: number
}

/** The values chosen in the sheet. */
export interface Registration {
  readonly type: MatchEventType
  readonly teamId: string
  /** Null if unidentified. */
  readonly player: Player | null
  readonly assistPlayerId: string | null
  readonly minute: number
  readonly added: number
  readonly penalty: boolean
  /** Points that the goal is worth, in a sport scored by points. */
  readonly points: number | undefined
  readonly withRed: boolean
}
