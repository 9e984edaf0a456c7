import type { Match } from '@torneo/contracts/matches'
import { compareText } from './compare-text'

type Ordered = Pick<Match, 'id' | 'status' | 'date' | 'time'>

/** The order of the live list: live first, then date, time (R12). */
export function liveOrder(one: Ordered, other: Ordered): number {
  return Number(other.status === 'live') - Number(one.status === 'live')
    || compareText(one.date, other.date) || compareText(one.time, other.time) || compareText(one.id, other.id)
}

/** A change frame of the channel `matches`. */
export interface MatchesChange {
  readonly items: readonly Match[]
  readonly removed: readonly string[]
}

/**
 * The scheduled and live matches after a change. A row with a lower rev than the current one is ignored; finished and cancelled matches
 * leave the list.
 */
export function foldMatches(items: readonly Match[], change: MatchesChange): Match[] {
  const rows = new Map(items.map((match) => [match.id, match]))
  for (const id of change.removed) rows.delete(id)
  for (const match of change.items) {
    const current = rows.get(match.id)
    if (!current || current.rev <= match.rev) rows.set(match.id, match)
  }
  return [...rows.values()].filter(({ status }) => status === 'scheduled' || status === 'live').sort(liveOrder)
}

/** The matches after a snapshot: matches missing from it are removed, and rows with an older rev than the current one are ignored. */
export function snapshotMatches(before: readonly Match[], { items }: Pick<MatchesChange, 'items'>): Match[] {
  const ids = new Set(items.map(({ id }) => id))
  return foldMatches(before, { items, removed: before.flatMap(({ id }) => (ids.has(id) ? [] : [id])) })
}
