import type { Match } from '@torneo/contracts/matches'

type Ordered = Pick<Match, 'id' | 'status' | 'date' | 'time'>

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The order of the live list: live first, then date, time (R12). */
export function liveOrder(one: Ordered, other: Ordered): number {
  return Number(other.status === 'live') - Number(one.status === 'live')
    || compare(one.date, other.date) || compare(one.time, other.time) || compare(one.id, other.id)
}

/** A change of the channel `matches`. */
export interface MatchesChange {
  readonly items: readonly Match[]
  readonly removed: readonly string[]
}

/**
 * The scheduled and live matches after a change. A row of a lower rev than the known one is dropped; one that was finished or cancelled
 * leaves the list.
 */
export function foldMatches(items: readonly Match[], change: MatchesChange): Match[] {
  const rows = new Map(items.map((match) => [match.id, match]))
  for (const id of change.removed) rows.delete(id)
  for (const match of change.items) {
    const known = rows.get(match.id)
    if (!known || known.rev <= match.rev) rows.set(match.id, match)
  }
  return [...rows.values()].filter(({ status }) => status === 'scheduled' || status === 'live').sort(liveOrder)
}

/** The same after a snapshot, which says what there is; of a row it may still know an older rev than was shown before. */
export function snapshotMatches(before: readonly Match[], { items }: Pick<MatchesChange, 'items'>): Match[] {
  const there = new Set(items.map(({ id }) => id))
  return foldMatches(before, { items, removed: before.flatMap(({ id }) => (there.has(id) ? [] : [id])) })
}
