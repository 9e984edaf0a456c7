/**
 * Reasons why a section is not available. `missing`: not published; `contract`: it needs more than this shell or API
 * serves; `unreachable`: its files could not be fetched; `timeout`: they are late; `gone`: the service no longer has one
 * of them; `hung`: all files arrived, and the code does not end; `broken`: it threw an error.
 */
export type FailureKind = 'missing' | 'contract' | 'unreachable' | 'timeout' | 'gone' | 'hung' | 'broken'

/** Failure of a section as a shell reports it in `POST /client-errors`, with more fields for the log. */
export interface SectionFailure {
  readonly kind: `section-${FailureKind}`
  readonly section: string
  /** Absent for a section that is not live. */
  readonly version?: string | undefined
  readonly detail: string
  /** Other sections that were late or failed on the same page, which means a slow machine or connection. */
  readonly others: number
}
