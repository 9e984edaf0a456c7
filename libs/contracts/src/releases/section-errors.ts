import { endpoint } from '../endpoint/endpoint'
import { listOf } from '../endpoint/record'
import { fieldMessages, lines } from '../fields/fields'
import { z } from '../fields/zod'
import { appPattern, versionPattern } from './section-version'

/** Errors of section apps in browsers, by app and line (docs/design/errors.md). */

/**
 * Maximum characters of a text in a report, errors in one report, events that one error stands for, causes of an error
 * and stored frames of a stack.
 */
export const errorLimits = { message: 500, stack: 4000, errors: 10, count: 100_000, causes: 3, frames: 10 } as const

/** Name in an address for errors of no app, whose `app` is empty; super admins alone read and mark them. */
export const noApp = '-'

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
  /** The chain of its `cause`, the nearest first. */
  causes: z._default(
    z
      .array(z.object({ message: lines(errorLimits.message), stack: lines(errorLimits.stack) }))
      .check(z.maxLength(errorLimits.causes, fieldMessages.tooMany(errorLimits.causes))),
    [],
  ),
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

/** A line of a built file, and the source's, `src/features/hero/HeroScreen.tsx:41`; null without a source map. */
export const StackFrame = z.object({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  source: z.nullable(z.string()),
})
export type StackFrame = z.output<typeof StackFrame>

const errorStates = ['open', 'fixed'] as const

/** Equal errors of one version of an app; nothing in it identifies a person. */
export const SectionError = z.object({
  id: z.string(),
  /** `shell` for errors of the panel's frame; empty for a report with a stack that is of no file of its version. */
  app: z.string(),
  version: z.string(),
  /** The version in which it was first seen. */
  firstVersion: z.string(),
  kind: z.string(),
  /** Sentences of browsers and words of the version's own code; an ellipsis stands for everything else. */
  message: z.string(),
  /** Where it was thrown, `src/features/hero/HeroScreen.tsx:41`; the built file's line without a source map. */
  place: z.nullable(z.string()),
  /** `place` is a line of the source. */
  isSource: z.boolean(),
  /** The component that threw while it was rendered. */
  component: z.nullable(z.string()),
  screen: z.string(),
  /** Number of events, a hundred of a person in half an hour at most, and of people; those beyond 500 are not counted. */
  count: z.number(),
  people: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Lines of the version's files, the innermost first, ten at most. */
  stack: z.array(StackFrame),
  /** The chain of its `cause`, the nearest first. */
  causes: z.array(z.object({ message: z.string(), stack: z.array(StackFrame) })),
  /** Not counted; clients built for api 1.3 or an earlier addition require it. */
  visits: z._default(z.number(), 0),
  /** Versions with the same error, the newest event first. */
  versions: z.array(z.string()),
  /** Commit of `firstVersion`; null for one that came with the installation. */
  commit: z.nullable(z.string()),
  state: z.enum(errorStates),
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
    reads: ['section_errors'],
    tag,
    access: { roles: ['super'] },
    releaseKeys: true,
    summary: 'Errors of the last 14 days, newest first; with a key, those of its own app',
    response: listOf(SectionError),
  }),
  ofApp: endpoint({
    method: 'GET',
    path: '/sections/:owner/errors',
    reads: ['section_errors', 'release_state', 'releases.files'],
    tag,
    access: { roles: ['super'] },
    releaseKeys: true,
    summary:
      'Errors of one app in the last 14 days, newest first; a key reads those of its own, - names those of no app',
    response: listOf(SectionError),
  }),
  mark: endpoint({
    method: 'PATCH',
    path: '/sections/:owner/errors/:id',
    tag,
    access: { roles: ['super'] },
    releaseKeys: true,
    summary: 'Mark an error of an app as fixed, or as open again; the same error of a later version is another',
    body: z.strictObject({ state: z.enum(errorStates, fieldMessages.invalid) }),
    response: SectionError,
    failure: 'Error al cambiar el estado del error',
  }),
} as const
