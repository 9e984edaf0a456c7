/** A record of a list that people may order (B57): a higher priority comes first, null comes last. */
export interface Prioritised {
  readonly id: string
  readonly priority: number | null
}

/** Compares by priority alone; records without one are equal, and left to the default order. */
export const byPriority = (a: Prioritised, b: Prioritised): number => {
  if (a.priority === null || b.priority === null) return Number(a.priority === null) - Number(b.priority === null)
  return b.priority - a.priority
}

/**
 * The list with one record before another, or at its end (null), and the priorities that keep it so. The priorities that are there go to other
 * records when they can, so that few records change, and a deleted one comes back to where it was. Null when either is not in the list.
 */
export function movedBefore<R extends Prioritised>(list: readonly R[], id: string, before: string | null): R[] | null {
  const record = list.find((one) => one.id === id)
  const rest = list.filter((one) => one.id !== id)
  const index = before === null ? rest.length : rest.findIndex((one) => one.id === before)
  if (!record || index < 0) return null
  const moved = rest.toSpliced(index, 0, record)
  const present = list.flatMap(({ priority }) => priority ?? [])
  const areUsable = present.length === list.length && present.every((priority, at) => at === 0 || priority < (present[at - 1] ?? 0))
  return moved.map((one, at) => ({ ...one, priority: areUsable ? present[at] ?? null : moved.length - at }))
}
