/** A record of a list with a manual order (B57): higher priorities come first, null comes last. */
export interface Prioritised {
  readonly id: string
  readonly priority: number | null
}

/** Compares by priority alone. Records without a priority are equal, so the default order decides. */
export const byPriority = (a: Prioritised, b: Prioritised): number => {
  if (a.priority === null || b.priority === null) return Number(a.priority === null) - Number(b.priority === null)
  return b.priority - a.priority
}

/**
 * Moves a record before another, or to the end (null), and assigns the priorities of the new order. Reuses existing
 * priorities, so that few records change and a restored one returns to its place. Null if either is missing.
 */
export function movedBefore<R extends Prioritised>(list: readonly R[], id: string, before: string | null): R[] | null {
  const record = list.find((one) => one.id === id)
  const rest = list.filter((one) => one.id !== id)
  const index = before === null ? rest.length : rest.findIndex((one) => one.id === before)
  if (!record || index < 0) return null
  const moved = rest.toSpliced(index, 0, record)
  const present = list.flatMap(({ priority }) => priority ?? [])
  const areUsable =
    present.length === list.length && present.every((priority, at) => at === 0 || priority < (present[at - 1] ?? 0))
  return moved.map((one, at) => ({ ...one, priority: areUsable ? (present[at] ?? null) : moved.length - at }))
}
