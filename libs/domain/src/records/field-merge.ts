/** A record of plain JSON values, as in forms and responses. */
export type Fields = Readonly<Record<string, unknown>>

/** One field that two people changed differently since both read `base`. */
export interface FieldClash {
  readonly field: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface FieldMerge<T extends Fields> {
  /** Their record with my changes applied; where both changed a field differently, mine wins. */
  readonly merged: T
  readonly clashes: readonly FieldClash[]
}

/** Deep equality of plain JSON values. */
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

/** One changed value, null if absent. Dotted paths name nested fields: `rules.matchDuration`. */
export interface FieldChange {
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

/** Lists the changes between two records. Only the keys of `among` count; nested objects are compared key by key. */
export function fieldChanges(before: Fields, after: Fields, among: Fields = after): FieldChange[] {
  return changedFields(before, after)
    .filter((field) => field in among)
    .flatMap((field) => {
      const [from, to] = [before[field] ?? null, after[field] ?? null]
      if (!isObject(from) || !isObject(to)) return [{ field, from, to }]
      return fieldChanges(from, to).map((change) => ({ ...change, field: `${field}.${change.field}` }))
    })
}

/** A nested object, such as a sport's rules. */
function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Nested objects with the same keys are merged field by field; one that gained or lost a key counts as one value. */
function haveSameKeys(base: unknown, mine: unknown, theirs: unknown): boolean {
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return false
  const names = Object.keys(base).sort()
  return [mine, theirs].every((object) => sameValue(Object.keys(object).sort(), names))
}

/**
 * Three-way merge, field by field, of my changes and theirs since `base` (contract, Common: `stale`). Only the keys of
 * `mine` count. A nested field is named by its dotted path: `rules.matchDuration`.
 */
export function mergeFields<T extends Fields>(base: Fields, mine: T, theirs: Fields): FieldMerge<T> {
  const merged: Record<string, unknown> = { ...mine }
  const clashes: FieldClash[] = []
  for (const field of Object.keys(mine)) {
    const [before, my, their] = [base[field], mine[field], theirs[field]]
    if (sameValue(before, their) || sameValue(my, their)) continue
    if (sameValue(before, my)) merged[field] = their
    else if (haveSameKeys(before, my, their)) {
      const nested = mergeFields(before as Fields, my as Fields, their as Fields)
      merged[field] = nested.merged
      clashes.push(...nested.clashes.map((clash) => ({ ...clash, field: `${field}.${clash.field}` })))
    } else clashes.push({ field, base: before, mine: my, theirs: their })
  }
  return { merged: merged as T, clashes }
}

/** Returns a copy of the record with the value at a dotted path (`FieldClash.field`) replaced. */
export function withField<T extends Fields>(record: T, path: string, value: unknown): T {
  const [field = '', ...rest] = path.split('.')
  const next = rest.length === 0 ? value : withField(record[field] as Fields, rest.join('.'), value)
  return { ...record, [field]: next }
}
