import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { parsePath, Router, UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator, type To } from 'react-router-dom'

/** Called before the screen changes, with the new path; true allows the change. */
export type LeaveGuard = (to: string) => boolean | Promise<boolean>

type BrowserHistory = ReturnType<typeof createBrowserHistory>

/**
 * The browser's history with a guard before every change of screen: links, redirects, back and forward. The router's own `useBlocker` needs
 * its data router, which would add 15 kB to the sign-in page.
 */
function guardedHistory(history: BrowserHistory, readGuard: () => LeaveGuard) {
  let shownPath = history.location.pathname
  // A pop event comes after the address has changed: it is reverted while the guard decides, and repeated if the guard allows it.
  let nextPop: 'guard' | 'ignore' | 'accept' = 'guard'

  const isAllowed = (path: string) => path === shownPath || readGuard()(path)
  const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to).pathname ?? shownPath

  const guarded = (change: (to: To, state?: unknown) => void): Navigator['push'] => (to, state) => {
    const allowed = isAllowed(pathOf(to))
    if (allowed === true) return change(to, state)
    void Promise.resolve(allowed).then((yes) => (yes ? change(to, state) : undefined))
  }

  return {
    navigator: {
      createHref: history.createHref.bind(history),
      go: history.go.bind(history),
      push: guarded((to, state) => history.push(to, state)),
      replace: guarded((to, state) => history.replace(to, state)),
    } satisfies Navigator,
    listen: (show: (at: Pick<BrowserHistory, 'action' | 'location'>) => void) => history.listen(({ action, location, delta }) => {
      const accept = () => {
        shownPath = location.pathname
        show({ action, location })
      }
      if (String(action) !== 'POP') return accept()
      const mode = nextPop
      nextPop = 'guard'
      if (mode === 'ignore') return
      const allowed = mode === 'accept' || delta === null || isAllowed(location.pathname)
      if (allowed === true) return accept()
      nextPop = 'ignore'
      history.go(-(delta as number))
      void Promise.resolve(allowed).then((yes) => {
        if (!yes) return
        nextPop = 'accept'
        history.go(delta as number)
      })
    }),
  }
}

const always: LeaveGuard = () => true
let guard: LeaveGuard = always

/** Sets the leave guard, of which there is one at a time; returns a function that removes it. */
export function setLeaveGuard(next: LeaveGuard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = always
  }
}

export function PanelRouter({ children }: { children: ReactNode }) {
  const history = useMemo(() => createBrowserHistory({ window, v5Compat: true }), [])
  const { navigator, listen } = useMemo(() => guardedHistory(history, () => guard), [history])
  const [at, setAt] = useState<Pick<BrowserHistory, 'action' | 'location'>>({ action: history.action, location: history.location })
  useLayoutEffect(() => listen(setAt), [listen])
  return <Router navigator={navigator} location={at.location} navigationType={at.action}>{children}</Router>
}
