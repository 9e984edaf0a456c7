import type { AwardedResult, Interruption } from '@torneo/contracts/match/match-outcome'
import type { Match, MatchStatus } from '@torneo/contracts/match/matches'
import { isAbandoned } from '../result/endings'
import { decidingShootout } from '../result/shootout'

/**
 * The state of a match as displayed: its status, or the ending that replaces it (B15). A match with a new hour is
 * scheduled and nothing else (B93).
 */
export type DisplayState = MatchStatus | 'walkover' | 'abandoned' | 'postponed'

interface StatedMatch {
  readonly status: MatchStatus
  readonly result?: AwardedResult | null | undefined
  readonly interruption?: Interruption | null | undefined
}

export function displayStateOf({ status, result, interruption }: StatedMatch): DisplayState {
  if (status === 'finished' && result?.kind === 'walkover') return 'walkover'
  const kind = status === 'cancelled' ? interruption?.kind : undefined
  return kind === 'abandoned' || kind === 'postponed' ? kind : status
}

/** True if the match lost its date and has no new one. */
export const hasNoDate = ({ status, interruption }: StatedMatch): boolean =>
  status === 'cancelled' && Boolean(interruption)

/** True if the match has begun, so it has a score to show; an abandoned one keeps it on its new day. */
export function hasScore(match: StatedMatch): boolean {
  const { status } = match
  return status === 'live' || status === 'finished' || isAbandoned(match)
}

type Scored = Pick<Match, 'homeScore' | 'awayScore' | 'shootout'>

/** Formats one side's score: '2', or '2 (4)' after a shoot-out (B16). */
export function formatSideScore(match: Scored, side: 'home' | 'away'): string {
  const shootout = decidingShootout(match)
  const score = match[`${side}Score`]
  return shootout ? `${score} (${shootout[side]})` : String(score)
}

/** Formats '2 – 1', '2 (4) – 2 (3)', '3 – 0 W.O.' */
export function formatScore(match: Scored & Pick<Match, 'result'>): string {
  const score = `${formatSideScore(match, 'home')} – ${formatSideScore(match, 'away')}`
  return match.result?.kind === 'walkover' ? `${score} W.O.` : score
}
