/** What this browser remembers of its session. Tabs share the cookie, so they share this too. */
export interface SessionMark {
  /** The id of who signed in last. */
  readonly user: string
  /** That person pressed 'Salir', and the server has not confirmed it: the cookie still opens their session. */
  readonly isLeaving: boolean
}

/** The name of the stored mark, and of the event that says in this tab that it was written; other tabs get a `storage` event. */
export const sessionMarkName = 'torneo:session'

/** For a browser that refuses its storage: good as long as the page is open. */
let inPage = ''

/** Null when nothing is remembered. */
export function sessionMark(): SessionMark | null {
  let text = inPage
  try {
    text = localStorage.getItem(sessionMarkName) ?? ''
  } catch {
    // As above.
  }
  const [state, user] = text.split(' ')
  return user ? { user, isLeaving: state === 'leaving' } : null
}

/** Stores who signed in, or is leaving; an empty text for no one. */
export function setSessionMark(user: string, state: 'in' | 'leaving' = 'in'): void {
  inPage = `${state} ${user}`
  try {
    localStorage.setItem(sessionMarkName, inPage)
  } catch {
    // As above.
  }
  window.dispatchEvent(new Event(sessionMarkName))
}

let turn: Promise<unknown> = Promise.resolve()

/** One after the other: signing in and signing out both set the cookie, and the last answer wins. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work)
  turn = mine.catch(() => undefined)
  return mine
}
