/**
 * Called with the match, or the sport whose tables, a change affects; null: all of them. `head`: the short lists of the
 * tournament, such as its teams.
 */
type Listener = (kind: 'match' | 'sport' | 'head', id: string | null) => void

export type AffectedRecords = ReturnType<typeof createAffectedRecords>

/** Tells which matches and tables a write affects, to invalidate the caches derived from them. */
export function createAffectedRecords() {
  const listeners = new Set<Listener>()
  const affect: Listener = (kind, id) => {
    for (const listener of listeners) listener(kind, id)
  }
  return {
    affect,
    affectAll(): void {
      affect('match', null)
      affect('sport', null)
      affect('head', null)
    },
    on: (listener: Listener): void => void listeners.add(listener),
    /** A cache by match id or sport id; affected entries are removed from it. */
    derived<Value>(of: Parameters<Listener>[0]): Map<string, Value> {
      const values = new Map<string, Value>()
      listeners.add((kind, id) => {
        if (kind === of && id === null) values.clear()
        else if (kind === of && id !== null) values.delete(id)
      })
      return values
    },
  }
}
