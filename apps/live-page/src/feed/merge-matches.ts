import type { MatchRow } from '@torneo/contracts/matches'

type Rows = readonly MatchRow[]

/** A change on the channel `matches`. */
interface MatchesChange {
  readonly items: Rows
  readonly removed: readonly string[]
}

const isOpen = ({ status }: MatchRow) => status === 'scheduled' || status === 'live'

/** The higher rev wins; of two equal ones the one just received, which may have another team name. */
const newer = (known: MatchRow | undefined, received: MatchRow): MatchRow => (known && known.rev > received.rev ? known : received)

/** All matches after a change: unlike the panel's list, a finished one stays. */
export function afterChange(known: Rows, { items, removed }: MatchesChange): Rows {
  const rows = new Map(known.map((match) => [match.id, match]))
  for (const id of removed) rows.delete(id)
  for (const match of items) rows.set(match.id, newer(rows.get(match.id), match))
  return [...rows.values()]
}

/** After a snapshot of what is scheduled and live: an open match that it lacks was finished or deleted while the socket was down. */
export function afterSnapshot(known: Rows, items: Rows): Rows {
  const there = new Set(items.map(({ id }) => id))
  const removed = known.filter((match) => isOpen(match) && !there.has(match.id)).map(({ id }) => id)
  return afterChange(known, { items, removed })
}

/** What the socket reported during a full read. */
export interface Received {
  /** It reported every change since the request. */
  readonly isComplete: boolean
  readonly changed: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
}

/** After a full read, whose response may be older than what the socket has reported since. */
export function afterResponse(known: Rows, response: Rows, { isComplete, changed, removed }: Received): Rows {
  const rows = new Map(response.filter(({ id }) => !removed.has(id)).map((match) => [match.id, match]))
  for (const match of known) {
    const responded = rows.get(match.id)
    if (responded) rows.set(match.id, match.rev > responded.rev ? match : responded)
    else if (isComplete && (isOpen(match) || changed.has(match.id))) rows.set(match.id, match)
  }
  return [...rows.values()]
}
