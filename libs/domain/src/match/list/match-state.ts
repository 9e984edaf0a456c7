import type { AwardedResult, Interruption } from '@torneo/contracts/match/match-outcome'
import type { Match, MatchStatus } from '@torneo/contracts/match/matches'
import { isAbandoned, isLostByBoth, isWalkover } from '../result/endings'
import { isAwarded, isRetired } from '../result/outcome-kinds'
import { decidingShootout } from '../result/shootout'

/**
 * The state of a match as displayed: its status, or the ending that replaces it (B15); a walkover that both sides lost
 * has a name of its own (B85). A match with a new hour is scheduled and nothing else (B93).
 */
export type DisplayState = MatchStatus | keyof typeof walkoverLabels | 'abandoned' | 'postponed'

/** Words of an ending that was not played out, after a score or by themselves. */
export const walkoverLabels = {
  walkover: 'W.O.',
  walkoverOfBoth: 'W.O. de ambos',
  retired: 'Por retiro',
  awarded: 'Dado por perdido',
} as const

/** The ending of a finished match that was not played out; null for any other. */
function walkoverOf(match: Parameters<typeof isLostByBoth>[0]): keyof typeof walkoverLabels | null {
  if (isWalkover(match)) return isLostByBoth(match) ? 'walkoverOfBoth' : 'walkover'
  if (isRetired(match)) return 'retired'
  return isAwarded(match) ? 'awarded' : null
}

interface StatedMatch {
  readonly status: MatchStatus
  readonly result?: AwardedResult | null | undefined
  readonly interruption?: Interruption | null | undefined
}

export function displayStateOf(match: StatedMatch): DisplayState {
  const { status, interruption } = match
  const walkover = status === 'finished' ? walkoverOf(match) : null
  if (walkover) return walkover
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

/** Formats '2 – 1', '2 (4) – 2 (3)', '3 – 0 W.O.', '0 – 0 W.O. de ambos', '3 – 0 Dado por perdido'. */
export function formatScore(match: Scored & Pick<Match, 'result'>): string {
  const score = `${formatSideScore(match, 'home')} – ${formatSideScore(match, 'away')}`
  const walkover = walkoverOf(match)
  return walkover ? `${score} ${walkoverLabels[walkover]}` : score
}
