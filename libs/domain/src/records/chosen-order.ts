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
export function moveBefore<R extends Prioritised>(list: readonly R[], id: string, before: string | null): R[] | null {
  const record = list.find((one) => one.id === id)
  const rest = list.filter((one) => one.id !== id)
  const index = before === null ? rest.length : rest.findIndex((one) => one.id === before)
  if (!record || index < 0) return null
  const reordered = rest.toSpliced(index, 0, record)
  const priorities = list.flatMap(({ priority }) => priority ?? [])
  const areUsable =
    priorities.length === list.length &&
    priorities.every((priority, position) => position === 0 || priority < (priorities[position - 1] ?? 0))
  return reordered.map((one, position) => ({
    ...one,
    priority: areUsable ? (priorities[position] ?? null) : reordered.length - position,
  }))
}
