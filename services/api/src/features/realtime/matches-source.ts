import type { MatchRows } from '../../data/read-models/match-rows'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import type { CachedMatch } from '../../data/read-models/tournament-caches'
import type { Source } from '../../platform/realtime/source'

const isOpen = ({ status }: CachedMatch) => status === 'scheduled' || status === 'live'

export interface MatchesSource extends Source {
  /** Marks a match as possibly changed; null: all matches. */
  affect(id: string | null): void
}

/** Source of the scheduled and live matches: a change contains only the changed rows, however many others there are. */
export function createMatchesSource(tournament: TournamentCache, rows: MatchRows): MatchesSource {
  /** Last sent row of each open match. */
  const sent = new Map<string, { readonly rev: number; readonly json: string }>()
  let affected: Set<string> | null = null
  let isFirst = true

  /** Returns a match's row as JSON; null if it is unchanged. */
  function changedRow(match: CachedMatch): string | null {
    const before = sent.get(match.id)
    if ((before && match.rev < before.rev) || (!before && !isOpen(match))) return null
    const json = rows.row(match)
    if (json === before?.json) return null
    if (isOpen(match)) sent.set(match.id, { rev: match.rev, json })
    // A finished or cancelled match is sent once more, then leaves the list.
    else sent.delete(match.id)
    return json
  }

  return {
    affect(id) {
      if (id === null) affected = null
      else affected?.add(id)
    },

    update() {
      const ids = [...(affected ?? new Set([...tournament.matches().map(({ id }) => id), ...sent.keys()]))]
      affected = new Set()
      const removed = ids.filter((id) => !tournament.match(id))
      const items = ids.flatMap((id) => {
        const match = tournament.match(id)
        return (match && changedRow(match)) ?? []
      })
      for (const id of removed) sent.delete(id)
      if (isFirst || (items.length === 0 && removed.length === 0)) {
        isFirst = false
        return []
      }
      return [`{"items":[${items.join(',')}],"removed":${JSON.stringify(removed)}}`]
    },

    snapshot: () =>
      `{"items":[${tournament
        .matches()
        .flatMap(({ id }) => sent.get(id)?.json ?? [])
        .join(',')}]}`,
  }
}
