import { endpoint } from '../endpoint/endpoint'
import { listOf } from '../endpoint/record'
import { fieldMessages, lines } from '../fields/fields'
import { z } from '../fields/zod'
import { appPattern, versionPattern } from './section-version'

/** Errors of section apps in browsers, by app and line (docs/adr/0098). */

/** Maximum characters of a text in a report, errors in one report, and events that one error stands for. */
export const errorLimits = { message: 500, stack: 4000, errors: 10, count: 100_000 } as const

/** Address of a screen without ids: `/matches/:id`. */
export const screenPattern = /^(\/(:id|[a-z][a-z-]{0,30}))*\/?$/

/**
 * One error of a page, as the page saw it; the service finds the app and version in the stack. `policy` is something
 * that the page's content security policy or trusted types blocked, `leak` something of a section that would reach
 * other teams' screens, and that the shell took away: its message names it.
 */
export const ReportedError = z.object({
  kind: z.enum(['error', 'rejection', 'render', 'policy', 'leak'], fieldMessages.invalid),
  message: lines(errorLimits.message),
  /** Frames without the message, with paths instead of addresses. */
  stack: lines(errorLimits.stack),
  componentStack: z._default(lines(errorLimits.stack), ''),
  screen: z.string().check(z.regex(screenPattern, fieldMessages.invalid)),
  /** The app of the screen, for an error without a stack. */
  open: z.optional(
    z.object({
      app: z.string().check(z.regex(appPattern, fieldMessages.invalid)),
      version: z.string().check(z.regex(versionPattern, fieldMessages.invalid)),
    }),
  ),
  count: z.int({ error: fieldMessages.whole }).check(z.gte(1), z.lte(errorLimits.count)),
})
export type ReportedError = z.output<typeof ReportedError>

export const ErrorReport = z.object({
  errors: z.array(ReportedError).check(z.maxLength(errorLimits.errors, fieldMessages.tooMany(errorLimits.errors))),
})

/** Equal errors of one version of an app; nothing in it identifies a person. */
export const SectionError = z.object({
  id: z.string(),
  /** `shell` for errors of the panel's frame. */
  app: z.string(),
  version: z.string(),
  /** The version in which it was first seen. */
  firstVersion: z.string(),
  kind: z.string(),
  message: z.string(),
  /** Where it was thrown, `src/features/hero/HeroScreen.tsx:41`; the built file's line without a source map. */
  place: z.nullable(z.string()),
  /** `place` is a line of the source. */
  isSource: z.boolean(),
  /** The component that threw while it was rendered. */
  component: z.nullable(z.string()),
  screen: z.string(),
  /** Number of events, and of people; those beyond 500 are not counted. */
  count: z.number(),
  people: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
})
export type SectionError = z.output<typeof SectionError>

const tag = 'releases'
export const sectionErrorEndpoints = {
  report: endpoint({
    method: 'POST',
    path: '/section-errors',
    tag,
    access: 'anyone',
    summary: 'Errors in a browser, ten at most; those of signed-in people are listed by app and line',
    body: ErrorReport,
  }),
  list: endpoint({
    method: 'GET',
    path: '/section-errors',
    tag,
    access: { roles: ['super'] },
    releaseKeys: true,
    summary: 'Errors of the last 14 days, newest first; with a key, those of its own app',
    response: listOf(SectionError),
  }),
} as const
