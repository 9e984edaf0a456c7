import type {
  DecisionRule,
  FairPlayScale,
  HeadToHeadKey,
  HeadToHeadMode,
  TieBreakRule,
  WithdrawalMode,
} from '@torneo/contracts/competition/tie-breaks'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import type { TeamStats } from '@torneo/contracts/tournament/team-stats'
import type { PlayedMatch } from './played-match'

/** Points of a sport's tables (B34). */
export interface PointsRules {
  readonly scoring: ScoringKind
  readonly win: number
  readonly draw: number
  readonly loss: number
  /** A win or loss in the deciding set. */
  readonly closeWin: number
  readonly closeLoss: number
  /** Points of the absent team of a walkover. */
  readonly absence: number
  /** False: penalties win and lose a match that ended level. */
  readonly drawAllowed: boolean
  /** Number of sets of a match with a deciding one; 0 without. */
  readonly bestOf: number
}

export interface TableSettings {
  readonly tieBreaks: readonly TieBreakRule[]
  readonly headToHead: HeadToHeadMode
  /** Keys of the table among level teams. Absent: points or wins, difference, score (B80). */
  readonly headToHeadKeys?: readonly HeadToHeadKey[] | undefined
  /** Points of a level match that penalties decided (B82). Absent: those of a draw. */
  readonly shootoutPoints?: { readonly win: number; readonly loss: number } | undefined
  readonly fairPlay: FairPlayScale
  /** False: the score of a walkover counts in no difference or ratio. */
  readonly walkoverGoals: boolean
}

/** An order of level teams; `reason` is of an order by hand, null for lots. */
export interface SettledOrder {
  readonly order: readonly string[]
  readonly reason: string | null
}

export interface TableRequest {
  readonly teamIds: readonly string[]
  /** Matches of that phase and zone; matches that are not finished are ignored. */
  readonly matches: readonly PlayedMatch[]
  readonly settings: TableSettings
  readonly points: PointsRules
  readonly deductions: readonly { readonly teamId: string; readonly points: number }[]
  readonly withdrawals: readonly {
    readonly teamId: string
    readonly results: WithdrawalMode
    /** The team withdrew before this league was over: it stands below all who play on (B85). */
    readonly ranksLast?: boolean
  }[]
  /** Oldest first; the latest that orders all of the level teams applies. */
  readonly lots: readonly SettledOrder[]
  readonly nameOf: (teamId: string) => string
}

/** Totals of a team's counted matches. */
export interface Tally extends Readonly<TeamStats> {
  /** Points or games within the sets; 0 outside sports of sets. */
  readonly setPointsFor: number
  readonly setPointsAgainst: number
  /** Penalty points for cards; fewer are better. */
  readonly fairPlay: number
  /** Players and staff sent off, also by two yellow cards. */
  readonly reds: number
  /** Bonus points, already added to `points` (B81). */
  readonly bonus: number
  /** Level matches won by penalties. */
  readonly shootoutWins: number
}

/** Reason in Spanish why a row stands below the one above. */
export interface Decision {
  readonly rule: DecisionRule
  readonly text: string
}

export interface TableRow extends Tally {
  readonly teamId: string
  /** Place from 1; level teams share one. */
  readonly position: number
  /** Points taken away, already subtracted from `points`; negative if points were added. */
  readonly deducted: number
  readonly withdrawn: WithdrawalMode | null
  /** Null in the first row, and for teams that withdrew: they stand last. */
  readonly decidedBy: Decision | null
}

export interface Table {
  readonly rows: readonly TableRow[]
  /** Groups of two or more teams that nothing separates, in the order of the table. */
  readonly level: readonly (readonly string[])[]
}
