interface Row {
  readonly _id: string
  readonly people: readonly string[]
  readonly reporter: string
  readonly count: number
  readonly lastAt: Date
}

/** The least important first: met by few people, rarely, long ago. */
const byImportance = (a: Row, b: Row) =>
  a.people.length - b.people.length || a.count - b.count || a.lastAt.getTime() - b.lastAt.getTime()

/**
 * Returns the ids of the errors that are deleted when an app has more than `max`. Each time the person with most errors
 * that nobody else had loses the least important of them, so that one who invents errors pushes out the own ones alone.
 */
export function surplusErrors(rows: readonly Row[], max: number): string[] {
  const left = new Set(rows.toSorted(byImportance))
  const surplus: string[] = []
  while (left.size > max) {
    const single = new Map<string, Row[]>()
    for (const row of left)
      if (row.people.length < 2) single.set(row.reporter, [...(single.get(row.reporter) ?? []), row])
    const [mostOfOne = [...left]] = [...single.values()].toSorted((a, b) => b.length - a.length)
    const [least] = mostOfOne
    if (!least) break
    left.delete(least)
    surplus.push(least._id)
  }
  return surplus
}
