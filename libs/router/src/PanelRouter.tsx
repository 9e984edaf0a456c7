import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { parsePath, Router, UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator, type To } from 'react-router-dom'

/** Asked before the screen changes; `to` is the path it would go to. True lets it go. */
export type LeaveGuard = (to: string) => boolean | Promise<boolean>

type BrowserHistory = ReturnType<typeof createBrowserHistory>

/**
 * The browser's history with a guard before every change of screen: links, redirects, back and forward. The router's own blocker
 * exists only in its data router, which costs 15 kB on the way to the sign-in.
 */
function guardedHistory(history: BrowserHistory, readGuard: () => LeaveGuard) {
  let shownPath = history.location.pathname
  // A pop has already changed the address when it is heard of: a refused one is taken back, and made again if allowed after all.
  let nextPop: 'ask' | 'ignore' | 'accept' = 'ask'

  const ask = (path: string) => path === shownPath || readGuard()(path)
  const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to).pathname ?? shownPath

  const guarded = (change: (to: To, state?: unknown) => void): Navigator['push'] => (to, state) => {
    const answer = ask(pathOf(to))
    if (answer === true) return change(to, state)
    void Promise.resolve(answer).then((yes) => (yes ? change(to, state) : undefined))
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
      const plan = nextPop
      nextPop = 'ask'
      if (plan === 'ignore') return
      const answer = plan === 'accept' || delta === null || ask(location.pathname)
      if (answer === true) return accept()
      nextPop = 'ignore'
      history.go(-(delta as number))
      void Promise.resolve(answer).then((yes) => {
        if (!yes) return
        nextPop = 'accept'
        history.go(delta as number)
      })
    }),
  }
}

const always: LeaveGuard = () => true
let guard: LeaveGuard = always

/** Sets who is asked before the screen changes; gives back how to stop asking. One guard at a time: the panel's. */
export function setLeaveGuard(next: LeaveGuard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = always
  }
}

/** The page's router. */
export function PanelRouter({ children }: { children: ReactNode }) {
  const history = useMemo(() => createBrowserHistory({ window, v5Compat: true }), [])
  const { navigator, listen } = useMemo(() => guardedHistory(history, () => guard), [history])
  const [at, setAt] = useState<Pick<BrowserHistory, 'action' | 'location'>>({ action: history.action, location: history.location })
  useLayoutEffect(() => listen(setAt), [listen])
  return <Router navigator={navigator} location={at.location} navigationType={at.action}>{children}</Router>
}
