import { appPattern, versionPattern } from '@torneo/contracts/releases/section-version'

/** A line of a built file of a section app. */
export interface AppFrame {
  readonly app: string
  readonly version: string
  readonly file: string
  readonly line: number
  readonly column: number
}

interface OwnedError {
  readonly app: string
  /** Empty for the shell: its version is the installation's. */
  readonly version: string
  /** Its lines in the stack, the innermost first; of an error that its code did not throw itself, those of the components. */
  readonly frames: readonly AppFrame[]
}

interface Report {
  readonly kind: string
  /** Frames without the message, with paths instead of this panel's addresses. */
  readonly stack: string
  /** Components around the one that failed, the innermost first; empty unless React was rendering. */
  readonly componentStack?: string
  readonly causes?: readonly { readonly stack: string }[]
  readonly open?: { readonly app: string; readonly version: string } | undefined
}

const shell = { app: 'shell', version: '' }
/** A retry has a fresh address below the version: `~2/`. */
const remoteFile = /^\/remotes\/([^/]+)\/([^/]+)\/(?:~\d+\/)?([\w@+./-]{1,200})$/

/** Address, line and column of a frame: `at f (/a.js:1:2)` (Chromium), `f@/a.js:1:2` (Firefox, Safari). */
function positionIn(text: string): { readonly address: string; readonly line: number; readonly column: number } | null {
  const frame = text.trim()
  const [end, line, column] = /:(\d{1,7}):(\d{1,9})\)?$/.exec(frame) ?? []
  if (end === undefined) return null
  const head = frame.slice(0, -end.length)
  const start = head.startsWith('at ') ? Math.max(head.lastIndexOf('('), head.lastIndexOf(' ')) : head.indexOf('@')
  return { address: head.slice(start + 1).split('?')[0] ?? '', line: Number(line), column: Number(column) }
}

/** Returns the lines of section apps in a stack, those of this panel, and whether there are others. */
export function framesIn(stack: string) {
  const positions = stack.split('\n').flatMap((line) => positionIn(line) ?? [])
  const frames = positions.flatMap(({ address, line, column }): AppFrame[] => {
    const [, app = '', version = '', file = ''] = remoteFile.exec(address) ?? []
    return appPattern.test(app) && versionPattern.test(version) ? [{ app, version, file, line, column }] : []
  })
  const own = positions.filter(({ address }) => address.startsWith('/'))
  const ofShell = own.map(({ address, line, column }) => ({ ...shell, file: address.slice(1), line, column }))
  return { frames, ofShell, hasAny: positions.length > 0 }
}

/**
 * Returns the app whose file stands innermost in the stack; null for errors of browser extensions. React's own throws,
 * and values that are no errors, have no such file: the innermost in the causes and in the component stack counts then.
 * An error without any stack goes to the app of the screen, and so does a blocked action of the shell's libraries, of
 * which browsers name only the innermost file.
 */
export function errorOwner({ kind, stack, componentStack = '', causes = [], open }: Report): OwnedError | null {
  const { frames, ofShell, hasAny } = framesIn(stack)
  if (hasAny && frames.length === 0 && ofShell.length === 0) return null
  const components = framesIn(componentStack)
  const found = [frames, ...causes.map((cause) => framesIn(cause.stack).frames), components.frames].find(
    (some) => some.length > 0,
  )
  const [first] = found ?? []
  if (found && first) return { app: first.app, version: first.version, frames: framesOf(first, found) }
  const isOfScreen = kind === 'policy' || (!hasAny && components.ofShell.length === 0)
  return open && isOfScreen ? { ...open, frames: [] } : { ...shell, frames: ofShell }
}

/** Returns the lines of one version of an app. */
export const framesOf = (
  { app, version }: { readonly app: string; readonly version: string },
  frames: readonly AppFrame[],
): AppFrame[] => frames.filter((frame) => frame.app === app && frame.version === version)
