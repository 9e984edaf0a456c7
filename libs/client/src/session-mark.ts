/** This browser's mark of its session. Tabs share the cookie, so they share the mark. */
export interface SessionMark {
  /** Id of the user who signed in last. */
  readonly user: string
  /** True if the user pressed 'Salir' and the server has not confirmed it: the cookie still opens the session. */
  readonly isLeaving: boolean
}

/** Key of the stored mark, and name of the event for its changes in this tab; other tabs receive a `storage` event. */
export const sessionMarkName = 'torneo:session'

/** Fallback for a browser without storage, lost when the page closes. */
let fallbackMark = ''

/** Reads the mark; null if there is none. */
export function sessionMark(): SessionMark | null {
  let text = fallbackMark
  try {
    text = localStorage.getItem(sessionMarkName) ?? ''
  } catch {
    // Storage is forbidden: use the fallback.
  }
  const [state, user] = text.split(' ')
  return user ? { user, isLeaving: state === 'leaving' } : null
}

/** Stores the user who signed in or is leaving; an empty text for no user. */
export function setSessionMark(user: string, state: 'in' | 'leaving' = 'in'): void {
  fallbackMark = `${state} ${user}`
  try {
    localStorage.setItem(sessionMarkName, fallbackMark)
  } catch {
    // Storage is forbidden: the fallback is set.
  }
  window.dispatchEvent(new Event(sessionMarkName))
}

let queue: Promise<unknown> = Promise.resolve()

/** Serializes sign-in and sign-out: both set the cookie, and the last response wins. */
export function runSerially<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work)
  queue = result.catch(() => undefined)
  return result
}
