import type { MatchRow } from '@torneo/contracts/match/matches'

type Rows = readonly MatchRow[]

/** A change on the channel `matches`. */
interface MatchesChange {
  readonly items: Rows
  readonly removed: readonly string[]
}

const isOpen = ({ status }: MatchRow) => status === 'scheduled' || status === 'live'

/** Chooses the higher rev; of equal revs the received row, which may have a new team name. */
const newer = (known: MatchRow | undefined, received: MatchRow): MatchRow =>
  known && known.rev > received.rev ? known : received

/** Applies a change to all matches: unlike in the panel's list, finished ones stay. */
export function afterChange(known: Rows, { items, removed }: MatchesChange): Rows {
  const rows = new Map(known.map((match) => [match.id, match]))
  for (const id of removed) rows.delete(id)
  for (const match of items) rows.set(match.id, newer(rows.get(match.id), match))
  return [...rows.values()]
}

/** Applies a snapshot of scheduled and live matches. Open matches missing from it ended or were deleted meanwhile. */
export function afterSnapshot(known: Rows, items: Rows): Rows {
  const listedIds = new Set(items.map(({ id }) => id))
  const removed = known.filter((match) => isOpen(match) && !listedIds.has(match.id)).map(({ id }) => id)
  return afterChange(known, { items, removed })
}

/** Changes received from the socket during a full read. */
export interface Received {
  /** True if they include every change since the request. */
  readonly isComplete: boolean
  readonly changed: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
}

/** Merges a full read, whose response may be older than the socket's changes. */
export function afterResponse(known: Rows, response: Rows, { isComplete, changed, removed }: Received): Rows {
  const rows = new Map(response.filter(({ id }) => !removed.has(id)).map((match) => [match.id, match]))
  for (const match of known) {
    const responded = rows.get(match.id)
    if (responded) rows.set(match.id, match.rev > responded.rev ? match : responded)
    else if (isComplete && (isOpen(match) || changed.has(match.id))) rows.set(match.id, match)
  }
  return [...rows.values()]
}
