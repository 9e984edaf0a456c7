import type { MatchSide } from '@torneo/contracts/match-commands'
import type { Match } from '@torneo/contracts/matches'

/** Something about a match that a spectator would turn the head for. */
export interface MatchNews {
  readonly kind: 'started' | 'scored' | 'corrected' | 'ended'
  readonly match: Match
  /** Who scored; absent when both did, or nobody. */
  readonly side?: MatchSide
}

function newsOf(before: Match, after: Match): MatchNews[] {
  if (before.status === 'scheduled' && after.status === 'live') return [{ kind: 'started', match: after }]
  if (before.status === 'live' && after.status === 'finished') return [{ kind: 'ended', match: after }]
  if (after.status !== 'live') return []
  const [home, away] = [after.homeScore - before.homeScore, after.awayScore - before.awayScore]
  if (home < 0 || away < 0) return [{ kind: 'corrected', match: after }]
  if (home > 0 && away > 0) return [{ kind: 'scored', match: after }]
  if (home > 0) return [{ kind: 'scored', match: after, side: 'home' }]
  return away > 0 ? [{ kind: 'scored', match: after, side: 'away' }] : []
}

/** What happened between two states of the list; a match that was not there before is no news. */
export function matchNews(before: readonly Match[], after: readonly Match[]): MatchNews[] {
  const known = new Map(before.map((match) => [match.id, match]))
  return after.flatMap((match) => {
    const was = known.get(match.id)
    return was && was !== match ? newsOf(was, match) : []
  })
}
