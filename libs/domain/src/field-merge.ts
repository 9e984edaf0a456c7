/** Records of plain JSON values, as forms and answers hold them. */
export type Fields = Readonly<Record<string, unknown>>

/** One field that two people changed differently since both read `base`. */
export interface FieldClash {
  readonly field: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface FieldMerge<T extends Fields> {
  /** Their record with my changes on it, wherever the two do not clash; in a clash it holds mine. */
  readonly merged: T
  readonly clashes: readonly FieldClash[]
}

/** Equality of plain JSON values, by content. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = Object.entries(a)
  const right = b as Record<string, unknown>
  return left.length === Object.keys(b).length && left.every(([key, value]) => key in b && sameValue(value, right[key]))
}

/** The fields whose value differs between two records; only the keys of `next` count. */
export function changedFields(base: Fields, next: Fields): string[] {
  return Object.keys(next).filter((field) => !sameValue(base[field], next[field]))
}

/** Three-way merge, field by field, of what I changed and what they changed since `base` (contract, Common: `stale`). */
export function mergeFields<T extends Fields>(base: Fields, mine: T, theirs: Fields): FieldMerge<T> {
  const merged: Record<string, unknown> = { ...mine }
  const clashes: FieldClash[] = []
  for (const field of Object.keys(mine)) {
    const iChanged = !sameValue(base[field], mine[field])
    const theyChanged = !sameValue(base[field], theirs[field])
    if (theyChanged && !iChanged) merged[field] = theirs[field]
    if (theyChanged && iChanged && !sameValue(mine[field], theirs[field])) {
      clashes.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] })
    }
  }
  return { merged: merged as T, clashes }
}
