import type { Match } from '@torneo/contracts/matches'

type Rows = readonly Match[]

/** What the channel `matches` says in a change. */
interface MatchesNews {
  readonly items: Rows
  readonly removed: readonly string[]
}

const isOpen = ({ status }: Match) => status === 'scheduled' || status === 'live'

/** The higher rev wins, wherever it comes from; of two equal ones the one just heard, which may know another team name. */
const newer = (known: Match | undefined, heard: Match): Match => (known && known.rev > heard.rev ? known : heard)

/** All matches after a change: unlike the panel's list, a finished one stays. */
export function afterChange(known: Rows, { items, removed }: MatchesNews): Rows {
  const rows = new Map(known.map((match) => [match.id, match]))
  for (const id of removed) rows.delete(id)
  for (const match of items) rows.set(match.id, newer(rows.get(match.id), match))
  return [...rows.values()]
}

/** After a snapshot, which says what is scheduled and live: one that is no longer so was finished or deleted while nobody listened. */
export function afterSnapshot(known: Rows, items: Rows): Rows {
  const there = new Set(items.map(({ id }) => id))
  const removed = known.filter((match) => isOpen(match) && !there.has(match.id)).map(({ id }) => id)
  return afterChange(known, { items, removed })
}

/** What the socket said while a whole answer was on its way. */
export interface Heard {
  /** It told every change since the answer was asked for. */
  readonly isWhole: boolean
  readonly changed: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
}

/** After a whole answer, which may be a moment older than what the socket has said since. */
export function afterAnswer(known: Rows, answer: Rows, { isWhole, changed, removed }: Heard): Rows {
  const rows = new Map(answer.filter(({ id }) => !removed.has(id)).map((match) => [match.id, match]))
  for (const match of known) {
    const answered = rows.get(match.id)
    if (answered) rows.set(match.id, match.rev > answered.rev ? match : answered)
    else if (isWhole && (isOpen(match) || changed.has(match.id))) rows.set(match.id, match)
  }
  return [...rows.values()]
}
