import { endpoint } from '../endpoint/endpoint'
import { fieldMessages } from '../fields/fields'
import { z } from '../fields/zod'
import { versionPattern } from '../releases/section-version'

/** Rows of visits in one report, and visits of one row. */
export const [maxVisitRows, maxVisits] = [500, 100_000]

const text = (pattern: RegExp) =>
  z.string({ error: fieldMessages.invalid }).check(z.regex(pattern, fieldMessages.invalid))

/** Visits of one page on one day from one kind of origin; nothing of a person. */
export const CountedVisits = z.strictObject({
  /** yyyy-mm-dd in the tournament's zone. */
  day: text(/^20\d\d-\d\d-\d\d$/),
  /** Address of a view of the public page. */
  path: text(/^\/inicio(?:\/[\w%.~-]{1,200}){0,2}$/),
  /** Origin of these visitors (`VisitSource`), or `inside`: another page of the same site. */
  source: text(/^[a-z]{1,20}$/),
  visits: z
    .int({ error: fieldMessages.invalid })
    .check(z.gte(1, fieldMessages.invalid), z.lte(maxVisits, fieldMessages.invalid)),
})
export type CountedVisits = z.output<typeof CountedVisits>

const tag = 'public'
/** Calls of the site service; it has no session, so each is judged by what it says. */
export const siteReportEndpoints = {
  visits: endpoint({
    method: 'POST',
    path: '/public/visits',
    tag,
    access: 'anyone',
    summary: 'Add visits that a node of the public side counted; statistics that nobody signs for, bounded by network',
    body: z.strictObject({
      items: z.array(CountedVisits).check(z.maxLength(maxVisitRows, fieldMessages.tooMany(maxVisitRows))),
    }),
  }),
  failure: endpoint({
    method: 'POST',
    path: '/public/page-failures',
    tag,
    access: 'anyone',
    summary:
      'Say that the live version of the public page cannot be drawn; it is tried here, and taken back if that is so and the installed one can',
    body: z.strictObject({ version: text(versionPattern) }),
  }),
} as const
