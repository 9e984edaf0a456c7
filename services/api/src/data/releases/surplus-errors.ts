interface Row {
  readonly _id: string
  readonly people: readonly string[]
  readonly reporter: string
  readonly count: number
  readonly firstAt: Date
  readonly lastAt: Date
}

/** The least important first: met by few people, rarely, long ago. */
const byImportance = (a: Row, b: Row) =>
  a.people.length - b.people.length || a.count - b.count || a.lastAt.getTime() - b.lastAt.getTime()

/**
 * Returns the ids of the errors that are deleted when an app has more than `max`. Each time the person who was the first
 * with most errors loses the least important of them, however many people repeated it: who invents errors pushes out the
 * own ones alone. Among people with equally many, an error that was stored just now stays.
 */
export function surplusErrors(rows: readonly Row[], max: number, now: Date): string[] {
  const isNew = ({ firstAt }: Row) => Number(firstAt.getTime() === now.getTime())
  const byReporter = new Map<string, Row[]>()
  for (const row of rows.toSorted(byImportance))
    byReporter.set(row.reporter, [...(byReporter.get(row.reporter) ?? []), row])
  const surplus: string[] = []
  while (surplus.length < rows.length - max) {
    const [most = []] = [...byReporter.values()].toSorted((a, b) => {
      const [first, second] = [a[0], b[0]]
      if (a.length !== b.length || !first || !second) return b.length - a.length
      return isNew(first) - isNew(second) || byImportance(first, second)
    })
    const least = most.shift()
    if (!least) break
    surplus.push(least._id)
  }
  return surplus
}
