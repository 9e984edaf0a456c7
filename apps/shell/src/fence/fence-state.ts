import { type Caller, currentCaller } from './caller'

/** Something that a section added to the page, which works while its screen is shown. */
export interface Addition {
  /** Takes it away; returns what it is for its team, or null if it is already away. */
  readonly suspend: () => string | null
  readonly resume: () => void
  readonly caller: Caller
}

/** Milliseconds after a section was left in which its clean-up may still run: a delayed save, the end of an animation. */
const graceMs = 500

/** Called with a sentence, a stack, and the path of the section's screen. */
export type Tell = (what: string, stack: string, path?: string) => void
export type Fence = ReturnType<typeof createFence>

/**
 * Knows which sections are shown, and what they added to the page. A section sleeps while another one is shown: what it
 * added is taken away, its timers wait, and both return with its screen. `check` puts back what was replaced; it is
 * called when a section is left, and once more when it sleeps.
 */
export function createFence(
  tell: Tell,
  check: () => void,
  { set, clear }: { readonly set: typeof setTimeout; readonly clear: typeof clearTimeout },
) {
  const additions = new Map<string, Set<Addition>>()
  const asleep = new Set<string>()
  const leaving = new Map<string, ReturnType<typeof setTimeout>>()
  const told = new Set<string>()
  /** Path at which each section was shown last. */
  const paths = new Map<string, string>()

  const additionsOf = (app: string) => {
    const known = additions.get(app) ?? new Set<Addition>()
    additions.set(app, known)
    return known
  }

  /** Tells a team once about each of its lines. */
  function report(what: string, { app, stack, path = paths.get(app) }: Caller): void {
    const line = /\/remotes\/[^\s()]+/.exec(stack)?.[0] ?? app
    if (told.has(`${what} ${line}`)) return
    told.add(`${what} ${line}`)
    tell(what, stack, path)
  }

  function suspend(app: string): void {
    leaving.delete(app)
    check()
    asleep.add(app)
    for (const addition of additionsOf(app)) {
      const what = addition.suspend()
      if (what === null) additionsOf(app).delete(addition)
      else report(what, addition.caller)
    }
  }

  return {
    currentCaller,
    report,
    isAwake: (app: string) => !asleep.has(app),
    add(addition: Addition): void {
      additionsOf(addition.caller.app).add(addition)
    },
    drop(addition: Addition): void {
      additionsOf(addition.caller.app).delete(addition)
    },
    /** Called when a section is loaded or shown. */
    wake(app: string): void {
      clear(leaving.get(app))
      leaving.delete(app)
      paths.set(app, location.pathname)
      if (!asleep.delete(app)) return
      for (const addition of additionsOf(app)) addition.resume()
    },
    /** Called when a section is left, or was loaded without being shown. */
    leave(app: string): void {
      clear(leaving.get(app))
      check()
      leaving.set(app, set(suspend, graceMs, app))
    },
  }
}
