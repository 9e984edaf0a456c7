import type { Match } from '@torneo/contracts/matches'

/** Something about a match that a spectator would turn the head for; `home` and `away` are what was added to each figure. */
export type MatchNews =
  | { readonly kind: 'started' | 'corrected' | 'ended'; readonly match: Match }
  | { readonly kind: 'scored'; readonly match: Match; readonly home: number; readonly away: number }

function newsOf(before: Match, after: Match): MatchNews[] {
  if (before.status === 'scheduled' && after.status === 'live') return [{ kind: 'started', match: after }]
  if (before.status === 'live' && after.status === 'finished') return [{ kind: 'ended', match: after }]
  const [home, away] = [after.homeScore - before.homeScore, after.awayScore - before.awayScore]
  if (after.status !== 'live' || (home === 0 && away === 0)) return []
  return home < 0 || away < 0 ? [{ kind: 'corrected', match: after }] : [{ kind: 'scored', match: after, home, away }]
}

/** What happened between two states of the list; a match that was not there before is no news. */
export function matchNews(before: readonly Match[], after: readonly Match[]): MatchNews[] {
  const known = new Map(before.map((match) => [match.id, match]))
  return after.flatMap((match) => {
    const was = known.get(match.id)
    return was && was !== match ? newsOf(was, match) : []
  })
}
