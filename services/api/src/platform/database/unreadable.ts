import type { Document } from 'mongodb'

/** A stored record that does not fit its contract. */
export interface Unreadable {
  readonly collection: string
  readonly id: string
  /** Dotted paths of the fields. */
  readonly fields: readonly string[]
}

export interface Check {
  /** Returns the fields of a stored document that do not fit. */
  readonly invalidFields: (stored: Document) => readonly string[]
  /** Matches at least the documents that do not fit. */
  readonly suspects: Document
}

/** Finds records that lack something which no document of theirs shows. */
export type Scan = () => Promise<readonly Unreadable[]>

/** Collects the stored records that cannot be read: left out of every response, but reported. */
export function createUnreadable() {
  const checks = new Map<string, Check[]>()
  const scans: Scan[] = []
  const met = new Map<string, string>()
  let report: (row: Unreadable) => void = () => undefined

  return {
    /** Adds a check of a collection's records: each reader checks the fields that it reads. */
    declare: (collection: string, invalidFields: Check['invalidFields'], suspects: Document = {}): void =>
      void checks.set(collection, [...checks.get(collection) ?? [], { invalidFields, suspects }]),
    declareScan: (scan: Scan): void => void scans.push(scan),

    checks: checks as ReadonlyMap<string, readonly Check[]>,
    scans: scans as readonly Scan[],

    /** Sets the listener, which is called once per record, and again if other fields of it do not fit. */
    onMet(heard: (row: Unreadable) => void): void {
      report = heard
    },

    /** Reports a record that a read has left out. */
    meet(row: Unreadable): void {
      const [name, fields] = [`${row.collection}/${row.id}`, row.fields.join()]
      if (met.get(name) === fields) return
      met.set(name, fields)
      report(row)
    },

    /** Number of such records since the start. */
    count: (): number => met.size,
  }
}
