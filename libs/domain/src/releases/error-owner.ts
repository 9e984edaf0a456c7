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
  /** Its lines in the stack, the innermost first. */
  readonly frames: readonly AppFrame[]
}

interface Report {
  readonly kind: string
  /** Frames without the message, with paths instead of this panel's addresses. */
  readonly stack: string
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
 * Returns the app whose file stands innermost in the stack; null for errors of browser extensions. An error without a
 * stack goes to the app of the screen, and so does a blocked action of the shell's libraries, of which browsers name
 * only the innermost file.
 */
export function errorOwner({ kind, stack, open }: Report): OwnedError | null {
  const { frames, ofShell, hasAny } = framesIn(stack)
  const [first] = frames
  if (first) {
    const { app, version } = first
    return { app, version, frames: frames.filter((frame) => frame.app === app && frame.version === version) }
  }
  if (hasAny && ofShell.length === 0) return null
  return open && (!hasAny || kind === 'policy') ? { ...open, frames: [] } : { ...shell, frames: ofShell }
}
