import type { SectionManifest } from '@torneo/contracts/releases/remotes'
import { errorLimits, type ReportedError, type SectionError } from '@torneo/contracts/releases/section-errors'
import { type AppFrame, errorOwner, framesIn, framesOf } from '@torneo/domain/releases/error-owner'
import type { CodeWords } from '@torneo/section-version/code-words'
import { storedMessage } from '../../platform/telemetry/stored-message'
import type { SourcePlaces } from './source-places'
import { storedLeak } from './stored-leak'
import type { FindAccess, Reporter } from './version-access'
import type { VersionCode, VersionCodes } from './version-code'

/** Events of one person. */
export interface PersonEvents extends Reporter {
  readonly count: number
}

/** A report that waits for the next write. */
export interface PendingError {
  readonly report: ReportedError
  readonly app: string
  readonly version: string
  /** Events of everybody, for the log. */
  count: number
  /** Signed-in people, by id; strangers' errors are only logged. */
  readonly people: Map<string, PersonEvents>
}

/** Fields of an error as stored, besides its counts. */
export type ErrorDescription = Pick<
  SectionError,
  'app' | 'version' | 'kind' | 'message' | 'screen' | 'place' | 'isSource' | 'component' | 'stack' | 'causes' | 'commit'
>

export interface JudgedError {
  readonly described: ErrorDescription
  /** People whose role can load the version. */
  readonly people: readonly PersonEvents[]
  /** Fields of its log line: words of browsers alone. */
  readonly logged: Readonly<Record<string, string>>
}

interface Parts {
  readonly codes: VersionCodes
  readonly places: SourcePlaces
  readonly accessTo: FindAccess
  /** Lists the rows of all live sections. */
  readonly liveRows: () => Promise<SectionManifest['sections']>
}

/**
 * Creates the judge of reports: a browser says what it likes, so only what the files of the named version confirm is
 * stored. Resolves null for a version that the panel does not have, and for people who cannot load it.
 */
export function createErrorJudge({ codes, places, accessTo, liveRows }: Parts) {
  /** Replaces what is no part of an address of the panel. */
  async function screenOf(screen: string, words: readonly CodeWords[]): Promise<string> {
    const parts = new Set(
      (await liveRows())
        .flatMap(({ path, pages = [] }) => [path, ...pages.map((page) => page.path)])
        .flatMap((path) => path.split('/')),
    )
    const isKnown = (part: string) =>
      part === '' || part === ':id' || parts.has(part) || words.some((some) => some.words.has(part))
    return screen
      .split('/')
      .map((part) => (isKnown(part) ? part : ':id'))
      .join('/')
  }

  return async ({ report, app, version, people }: PendingError): Promise<JudgedError | null> => {
    const owner = errorOwner(report)
    const access = await accessTo(app, version)
    if (!owner || !access) return null
    const able = [...people.values()].filter(access.mayLoad)
    // Judged before any code is read: reading a version's files takes time.
    if (people.size === 0 ? !access.isShown : able.length === 0) return null

    const [code, ofShell] = [await codes.read(app, version), await codes.read('shell', '')]
    const isReal = (frame: AppFrame) => code?.has(frame) ?? false
    const stack = owner.frames.filter(isReal)
    const isConfirmed = stack.length > 0 || owner.frames.length === 0
    const words = [code, ofShell].flatMap((one: VersionCode | null) => one?.words ?? [])
    const ofVersion = (text: string) =>
      framesOf({ app: app === 'shell' ? '' : app, version }, framesIn(text).frames).filter(isReal)
    const { kind, message } = report
    const screen = await screenOf(report.screen, words)
    const described = {
      app: isConfirmed ? app : '',
      version,
      kind,
      message: kind === 'leak' ? storedLeak(message, words) : storedMessage(message, words),
      screen,
      commit: access.commit,
      ...(await places.describe(stack, ofVersion(report.componentStack))),
      causes: await Promise.all(
        report.causes
          .slice(0, errorLimits.causes)
          .map(async (cause) => ({
            message: storedMessage(cause.message, words),
            stack: await places.frames(ofVersion(cause.stack)),
          })),
      ),
    }
    return { described, people: able, logged: { app, version, kind, screen, message: storedMessage(message, []) } }
  }
}
