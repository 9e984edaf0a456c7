import type { Match } from '@torneo/contracts/match/matches'
import { compareText } from '../../format/compare-text'

type Ordered = Pick<Match, 'id' | 'status' | 'date' | 'time'>

/** Order of the live list: live first, then date, time (R12). */
export function liveOrder(one: Ordered, other: Ordered): number {
  return (
    Number(other.status === 'live') - Number(one.status === 'live') ||
    compareText(one.date, other.date) ||
    compareText(one.time, other.time) ||
    compareText(one.id, other.id)
  )
}

/** A change frame of the channel `matches`. */
export interface MatchesChange {
  readonly items: readonly Match[]
  readonly removed: readonly string[]
}

/**
 * Applies a change to the scheduled and live matches. Rows with a lower rev than the current one are ignored; finished
 * and cancelled matches leave the list.
 */
export function applyMatchesChange(items: readonly Match[], change: MatchesChange): Match[] {
  const rows = new Map(items.map((match) => [match.id, match]))
  for (const id of change.removed) rows.delete(id)
  for (const match of change.items) {
    const current = rows.get(match.id)
    if (!current || current.rev <= match.rev) rows.set(match.id, match)
  }
  return [...rows.values()].filter(({ status }) => status === 'scheduled' || status === 'live').sort(liveOrder)
}

/** Applies a snapshot: removes matches missing from it, and ignores rows with an older rev than the current one. */
export function applyMatchesSnapshot(before: readonly Match[], { items }: Pick<MatchesChange, 'items'>): Match[] {
  const ids = new Set(items.map(({ id }) => id))
  return applyMatchesChange(before, { items, removed: before.flatMap(({ id }) => (ids.has(id) ? [] : [id])) })
}
