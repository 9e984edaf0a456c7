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
  const reported = new Map<string, string>()
  let listener: (row: Unreadable) => void = () => undefined

  return {
    /** Adds a check of a collection's records: each reader checks the fields that it reads. */
    declare: (collection: string, invalidFields: Check['invalidFields'], suspects: Document = {}): void =>
      void checks.set(collection, [...(checks.get(collection) ?? []), { invalidFields, suspects }]),
    declareScan: (scan: Scan): void => void scans.push(scan),

    checks: checks as ReadonlyMap<string, readonly Check[]>,
    scans: scans as readonly Scan[],

    /** Sets the listener, which is called once per record, and again if other fields of it do not fit. */
    onUnreadable(report: (row: Unreadable) => void): void {
      listener = report
    },

    /** Reports a record that a read has left out. */
    report(row: Unreadable): void {
      const [name, fields] = [`${row.collection}/${row.id}`, row.fields.join()]
      if (reported.get(name) === fields) return
      reported.set(name, fields)
      listener(row)
    },

    /** Number of such records since the start. */
    count: (): number => reported.size,
  }
}
