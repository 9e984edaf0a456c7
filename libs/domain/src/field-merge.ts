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
  /** Their record with my changes on it, wherever the two do not clash; in a clash mine wins. */
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

/** A part of a record with fields of its own, such as a sport's rules. */
function isPart(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parts with the same fields are merged field by field; a part that gained or lost a field counts as one value. */
function areSameParts(base: unknown, mine: unknown, theirs: unknown): boolean {
  if (!isPart(base) || !isPart(mine) || !isPart(theirs)) return false
  const names = Object.keys(base).sort()
  return [mine, theirs].every((part) => sameValue(Object.keys(part).sort(), names))
}

/**
 * Three-way merge, field by field, of what I changed and what they changed since `base` (contract, Common: `stale`). Only the keys of
 * `mine` count. A field inside a part is named by its dotted path: `rules.matchDuration`.
 */
export function mergeFields<T extends Fields>(base: Fields, mine: T, theirs: Fields): FieldMerge<T> {
  const merged: Record<string, unknown> = { ...mine }
  const clashes: FieldClash[] = []
  for (const field of Object.keys(mine)) {
    const [was, ours, other] = [base[field], mine[field], theirs[field]]
    if (sameValue(was, other) || sameValue(ours, other)) continue
    if (sameValue(was, ours)) merged[field] = other
    else if (areSameParts(was, ours, other)) {
      const part = mergeFields(was as Fields, ours as Fields, other as Fields)
      merged[field] = part.merged
      clashes.push(...part.clashes.map((clash) => ({ ...clash, field: `${field}.${clash.field}` })))
    } else clashes.push({ field, base: was, mine: ours, theirs: other })
  }
  return { merged: merged as T, clashes }
}

/** The record with one value changed, at a dotted path as a clash names it. */
export function withField<T extends Fields>(record: T, path: string, value: unknown): T {
  const [field = '', ...inside] = path.split('.')
  const next = inside.length === 0 ? value : withField(record[field] as Fields, inside.join('.'), value)
  return { ...record, [field]: next }
}
