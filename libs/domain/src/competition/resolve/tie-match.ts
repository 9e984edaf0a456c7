import { isCancelledForGood } from '../setup/zone-matches'
import type { PlayedMatch } from '../tables/played-match'

/** Indexes the match of each tie: the one that has begun, else the first by id; never one that is cancelled for good. */
export function matchesByTie(matches: readonly PlayedMatch[]): ReadonlyMap<string, PlayedMatch> {
  const found = new Map<string, PlayedMatch>()
  for (const match of matches) {
    if (match.tieId === null || isCancelledForGood(match)) continue
    const other = found.get(match.tieId)
    if (!other || (match.hasBegun && !other.hasBegun)) found.set(match.tieId, match)
  }
  return found
}
