import type { Match } from '@torneo/contracts/match/matches'
import type { Source } from './source'

type ShownMatch = Pick<Match, 'id' | 'rev' | 'status'>

/** The matches in memory, in list order, and their rows as JSON. */
interface Matches<M extends ShownMatch> {
  readonly matches: () => readonly M[]
  readonly match: (id: string) => M | null
  readonly row: (match: M) => string
}

const isOpen = ({ status }: ShownMatch) => status === 'scheduled' || status === 'live'

export interface MatchesSource extends Source {
  /** Marks a match as possibly changed; null: all matches. */
  affect(id: string | null): void
}

/** Source of the scheduled and live matches: a change contains only the changed rows, however many others there are. */
export function createMatchesSource<M extends ShownMatch>({ matches, match: find, row }: Matches<M>): MatchesSource {
  /** Last sent row of each open match. */
  const sent = new Map<string, { readonly rev: number; readonly json: string }>()
  let affected: Set<string> | null = null
  let isFirst = true

  /** Returns a match's row as JSON; null if it is unchanged. */
  function changedRow(match: M): string | null {
    const before = sent.get(match.id)
    if ((before && match.rev < before.rev) || (!before && !isOpen(match))) return null
    const json = row(match)
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
      const ids = [...(affected ?? new Set([...matches().map(({ id }) => id), ...sent.keys()]))]
      affected = new Set()
      const removed = ids.filter((id) => !find(id))
      const items = ids.flatMap((id) => {
        const match = find(id)
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
      `{"items":[${matches()
        .flatMap(({ id }) => sent.get(id)?.json ?? [])
        .join(',')}]}`,
  }
}
