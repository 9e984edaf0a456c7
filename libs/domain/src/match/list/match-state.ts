import type { AwardedResult, Interruption } from '@torneo/contracts/match/match-outcome'
import type { Match, MatchStatus } from '@torneo/contracts/match/matches'
import { isAbandoned, isLostByBoth, isWalkover } from '../result/endings'
import { decidingShootout } from '../result/shootout'

/**
 * The state of a match as displayed: its status, or the ending that replaces it (B15); a walkover that both sides lost
 * has a name of its own (B85). A match with a new hour is scheduled and nothing else (B93).
 */
export type DisplayState = MatchStatus | 'walkover' | 'walkoverOfBoth' | 'abandoned' | 'postponed'

/** Words of a walkover, after a score or by themselves. */
export const walkoverLabels = { walkover: 'W.O.', walkoverOfBoth: 'W.O. de ambos' } as const

const walkoverOf = (match: Parameters<typeof isLostByBoth>[0]) => (isLostByBoth(match) ? 'walkoverOfBoth' : 'walkover')

interface StatedMatch {
  readonly status: MatchStatus
  readonly result?: AwardedResult | null | undefined
  readonly interruption?: Interruption | null | undefined
}

export function displayStateOf(match: StatedMatch): DisplayState {
  const { status, interruption } = match
  if (status === 'finished' && isWalkover(match)) return walkoverOf(match)
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

/** Formats '2 – 1', '2 (4) – 2 (3)', '3 – 0 W.O.', '0 – 0 W.O. de ambos'. */
export function formatScore(match: Scored & Pick<Match, 'result'>): string {
  const score = `${formatSideScore(match, 'home')} – ${formatSideScore(match, 'away')}`
  return isWalkover(match) ? `${score} ${walkoverLabels[walkoverOf(match)]}` : score
}
