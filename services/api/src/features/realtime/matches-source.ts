import type { MatchRows } from '../../data/match-rows'
import type { CachedMatch, TournamentCache } from '../../data/tournament-cache'
import type { Source } from '../../platform/realtime/source'

const isOpen = ({ status }: CachedMatch) => status === 'scheduled' || status === 'live'

export interface MatchesSource extends Source {
  /** The match may have changed; null: any may. */
  affect(id: string | null): void
}

/** Scheduled and live matches: a change has the rows that changed, however many others there are. */
export function createMatchesSource(tournament: TournamentCache, rows: MatchRows): MatchesSource {
  /** What was sent of each open match. */
  const sent = new Map<string, { readonly rev: number; readonly json: string }>()
  let affected: Set<string> | null = null
  let isFirst = true

  /** Its row as JSON; null when it is as it was sent. */
  function changedRow(match: CachedMatch): string | null {
    const before = sent.get(match.id)
    if ((before && match.rev < before.rev) || (!before && !isOpen(match))) return null
    const json = rows.row(match)
    if (json === before?.json) return null
    if (isOpen(match)) sent.set(match.id, { rev: match.rev, json })
    // One that was finished or cancelled is sent once more, and then belongs to the list no longer.
    else sent.delete(match.id)
    return json
  }

  return {
    affect(id) {
      if (id === null) affected = null
      else affected?.add(id)
    },

    update() {
      const ids = [...affected ?? new Set([...tournament.matches().map(({ id }) => id), ...sent.keys()])]
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

    snapshot: () => `{"items":[${tournament.matches().flatMap(({ id }) => sent.get(id)?.json ?? []).join(',')}]}`,
  }
}
