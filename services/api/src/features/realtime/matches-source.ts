import type { MatchRows } from '../../data/match-rows'
import type { KeptMatch, TournamentMemory } from '../../data/tournament-memory'
import type { Source } from '../../platform/realtime/source'

const isOpen = ({ status }: KeptMatch) => status === 'scheduled' || status === 'live'

export interface MatchesSource extends Source {
  /** It may have changed; null: any may. */
  touch(id: string | null): void
}

/** Scheduled and live matches: a change has the rows that changed, however many others there are. */
export function createMatchesSource(memory: TournamentMemory, rows: MatchRows): MatchesSource {
  const told = new Map<string, { readonly rev: number; readonly json: string }>()
  let touched: Set<string> | null = null
  let isFirst = true

  /** Its new row as JSON; null when nobody has to hear of it. */
  function take(match: KeptMatch): string | null {
    const known = told.get(match.id)
    if ((known && match.rev < known.rev) || (!known && !isOpen(match))) return null
    const json = rows.row(match)
    if (json === known?.json) return null
    if (isOpen(match)) told.set(match.id, { rev: match.rev, json })
    // One that finished or was cancelled comes once more, and then is none of ours.
    else told.delete(match.id)
    return json
  }

  return {
    touch(id) {
      if (id === null) touched = null
      else touched?.add(id)
    },

    news() {
      const ids = touched ?? new Set([...memory.matches().map(({ id }) => id), ...told.keys()])
      touched = new Set()
      const removed = [...ids].filter((id) => !memory.match(id))
      const items = [...ids].flatMap((id) => {
        const match = memory.match(id)
        return (match && take(match)) ?? []
      })
      for (const id of removed) told.delete(id)
      if (isFirst || (items.length === 0 && removed.length === 0)) {
        isFirst = false
        return []
      }
      return [`{"items":[${items.join(',')}],"removed":${JSON.stringify(removed)}}`]
    },

    snapshot: () => `{"items":[${memory.matches().flatMap(({ id }) => told.get(id)?.json ?? []).join(',')}]}`,
  }
}
