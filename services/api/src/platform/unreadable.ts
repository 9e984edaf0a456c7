import type { Document } from 'mongodb'

/** A stored record that does not fit its contract, and where. */
export interface Unreadable {
  readonly collection: string
  readonly id: string
  /** Dotted paths. */
  readonly fields: readonly string[]
}

/** Says which fields of a stored document do not fit. */
type Check = (stored: Document) => readonly string[]

/** The stored records that cannot be read: left out of every answer, but never in silence. */
export function createUnreadable() {
  const checks = new Map<string, Check[]>()
  const met = new Map<string, string>()
  let report: (row: Unreadable) => void = () => undefined

  return {
    /** Adds a check of the records of a collection: of several readers each looks at the fields that it reads. */
    declare: (collection: string, check: Check): void => void checks.set(collection, [...checks.get(collection) ?? [], check]),

    checks: checks as ReadonlyMap<string, readonly Check[]>,

    /** Hears of each such record once, and again when other fields of it do not fit. */
    onMet(heard: (row: Unreadable) => void): void {
      report = heard
    },

    /** A read has left one out. */
    meet(row: Unreadable): void {
      const [name, fields] = [`${row.collection}/${row.id}`, row.fields.join()]
      if (met.get(name) === fields) return
      met.set(name, fields)
      report(row)
    },

    /** How many were met since the start. */
    count: (): number => met.size,
  }
}
