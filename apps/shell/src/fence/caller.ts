/** Code of a section app that called a function of the page. */
export interface Caller {
  readonly app: string
  /** Stack of the call: its innermost line of a section is the one that the team reads. */
  readonly stack: string
  /** Path of the screen that was open; undefined where it is not known. */
  readonly path?: string
}

/** File of these functions, whose frames are on every stack. */
const thisFile = new URL(import.meta.url).pathname
const address = /https?:\/\/[^\s()]+?(?=:\d+:\d+)/g
const remote = /^https?:\/\/[^/]+\/remotes\/([^/]+)\//

/**
 * Returns the section app whose file called the page last. Code that sections share, such as React and
 * styled-components, is the shell's: it may act for any of them, and stays.
 */
export function callerIn(stack: string, ownFile = thisFile): Caller | null {
  for (const [file] of stack.matchAll(address)) {
    if (file.includes(ownFile)) continue
    const app = remote.exec(file)?.[1]
    return app ? { app, stack } : null
  }
  return null
}

const PageError: ErrorConstructor & { stackTraceLimit?: number; prepareStackTrace?: unknown } = Error
/** Maximum number of frames: two of the fence, a native one, and the caller. Each costs a microsecond or two. */
const maxFrames = 4

/** Returns the section app that calls now; null for the shell. */
export function currentCaller(): Caller | null {
  const { stackTraceLimit: limit, prepareStackTrace: format } = PageError
  if (limit !== undefined) PageError.stackTraceLimit = maxFrames
  if (format !== undefined) PageError.prepareStackTrace = undefined
  const { stack } = new PageError()
  if (limit !== undefined) PageError.stackTraceLimit = limit
  if (format !== undefined) PageError.prepareStackTrace = format
  const caller = typeof stack === 'string' ? callerIn(stack) : null
  return caller && { ...caller, path: location.pathname }
}
