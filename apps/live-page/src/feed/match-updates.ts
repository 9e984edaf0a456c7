import type { MatchRow } from '@torneo/contracts/match/matches'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { spokenScore, formatDisplayState } from '@torneo/domain/match/list/match-words'
import { isAbandoned } from '@torneo/domain/match/result/endings'
import { matchTitle, sideName } from '@torneo/domain/match/side-name'
import { useEffect, useRef, useState } from 'react'
import { liveTexts } from '../live-texts'

/** A change to announce; `home` and `away` are the increases of the scores. */
export type MatchUpdate =
  | { readonly kind: 'started' | 'corrected' | 'ended'; readonly match: MatchRow }
  | { readonly kind: 'scored'; readonly match: MatchRow; readonly home: number; readonly away: number }

function updateOf(before: MatchRow, after: MatchRow): MatchUpdate[] {
  if (before.status === 'scheduled' && after.status === 'live') return [{ kind: 'started', match: after }]
  if (before.status === 'live' && (after.status === 'finished' || isAbandoned(after)))
    return [{ kind: 'ended', match: after }]
  const [home, away] = [after.homeScore - before.homeScore, after.awayScore - before.awayScore]
  if (after.status !== 'live' || (home === 0 && away === 0)) return []
  return home < 0 || away < 0 ? [{ kind: 'corrected', match: after }] : [{ kind: 'scored', match: after, home, away }]
}

/** Lists the updates between two states; a match that is new in the second has none. */
export function matchUpdates(before: readonly MatchRow[], after: readonly MatchRow[]): MatchUpdate[] {
  const known = new Map(before.map((match) => [match.id, match]))
  return after.flatMap((match) => {
    const previous = known.get(match.id)
    return previous && previous !== match ? updateOf(previous, match) : []
  })
}

function sentence(update: MatchUpdate): string {
  const { match } = update
  const score = spokenScore(match)
  if (update.kind !== 'scored')
    return {
      started: liveTexts.started(matchTitle(match)),
      ended: liveTexts.ended(formatDisplayState(match) ?? '', score),
      corrected: liveTexts.corrected(score),
    }[update.kind]
  if (update.home > 0 && update.away > 0) return liveTexts.scoreNow(score)
  return liveTexts.scored(sideName(match, update.home > 0 ? 'home' : 'away'), score)
}

/** Recent increases of a match's scores; 0 is not highlighted. */
export interface Highlight {
  readonly home: number
  readonly away: number
}

const highlightMs = 8000

export interface MatchUpdates {
  /** Text of the latest updates, for screen readers. */
  readonly announcement: string
  /** Highlights by match. */
  readonly highlights: ReadonlyMap<string, Highlight>
}

/** Applies updates to the highlights; a corrected score loses its highlight. */
function highlightsAfter(
  highlights: MatchUpdates['highlights'],
  updates: readonly MatchUpdate[],
): MatchUpdates['highlights'] {
  const after = new Map(highlights)
  for (const update of updates) {
    if (update.kind === 'scored') after.set(update.match.id, update)
    else if (update.kind === 'corrected') after.delete(update.match.id)
  }
  return after
}

const none: MatchUpdates = { announcement: '', highlights: new Map() }

/** Announces and highlights changes of the matches; null until loaded. */
export function useMatchUpdates(matches: readonly MatchRow[] | null): MatchUpdates {
  const before = useRef<readonly MatchRow[] | null>(null)
  const [shown, setShown] = useState(none)

  useEffect(() => {
    const updates = before.current && matches ? matchUpdates(before.current, matches) : []
    before.current = matches
    if (updates.length === 0) return
    setShown(({ highlights }) => ({
      announcement: joinSentences(...updates.map(sentence)),
      highlights: highlightsAfter(highlights, updates),
    }))
  }, [matches])

  useEffect(() => {
    if (shown.highlights.size === 0) return
    const timer = setTimeout(
      () => setShown(({ announcement }) => ({ announcement, highlights: none.highlights })),
      highlightMs,
    )
    return () => clearTimeout(timer)
  }, [shown])

  return shown
}
