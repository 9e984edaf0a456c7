import { closesForm } from '@torneo/domain/records/form-address'
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import {
  parsePath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
  type To,
} from 'react-router-dom'

/** Called before the screen changes or one of its forms closes, with the new path; true allows the change. */
export type LeaveGuard = (to: string) => boolean | Promise<boolean>

/**
 * Called for every Back with the current query; returns true when it closed a dialog above the screen, which then
 * stays.
 */
export type BackGuard = (search: string) => boolean

type BrowserHistory = ReturnType<typeof createBrowserHistory>

interface Guards {
  readonly leave: LeaveGuard
  readonly back: BackGuard
}

/**
 * The browser's history with a guard before every change of screen: links, redirects, back and forward. The router's
 * own `useBlocker` needs its data router, which would add 15 kB to the sign-in page.
 */
function guardedHistory(history: BrowserHistory, readGuards: () => Guards) {
  let shown = history.location
  // A pop event comes after the address has changed: it is reverted while the guard decides, and repeated if the guard
  // allows it.
  let nextPop: 'guard' | 'ignore' | 'accept' = 'guard'

  const isAllowed = (path: string, search: string) =>
    (path === shown.pathname && !closesForm(shown.search, search)) || readGuards().leave(path)

  const guarded =
    (change: (to: To, state?: unknown) => void): Navigator['push'] =>
    (to, state) => {
      const { pathname = shown.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to
      const allowed = isAllowed(pathname, search)
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
    listen: (show: (at: Pick<BrowserHistory, 'action' | 'location'>) => void) =>
      history.listen(({ action, location, delta }) => {
        const accept = () => {
          shown = location
          show({ action, location })
        }
        if (String(action) !== 'POP') return accept()
        const mode = nextPop
        nextPop = 'guard'
        if (mode === 'ignore') return
        const mayPass = () =>
          !(Number(delta) < 0 && readGuards().back(shown.search)) && isAllowed(location.pathname, location.search)
        const allowed = mode === 'accept' || delta === null || mayPass()
        if (allowed === true) return accept()
        nextPop = 'ignore'
        history.go(-(delta as number))
        if (allowed === false) return
        void allowed.then((yes) => {
          if (!yes) return
          nextPop = 'accept'
          history.go(delta as number)
        })
      }),
  }
}

const none: Guards = { leave: () => true, back: () => false }
let guards = none

/** Sets the guards, of which there is one at a time; returns a function that removes them. */
export function setLeaveGuard(leave: LeaveGuard, back: BackGuard = none.back): () => void {
  const next = { leave, back }
  guards = next
  return () => {
    if (guards === next) guards = none
  }
}

export function PanelRouter({ children }: { children: ReactNode }) {
  const history = useMemo(() => createBrowserHistory({ window, v5Compat: true }), [])
  const { navigator, listen } = useMemo(() => guardedHistory(history, () => guards), [history])
  const [at, setAt] = useState<Pick<BrowserHistory, 'action' | 'location'>>({
    action: history.action,
    location: history.location,
  })
  useLayoutEffect(() => listen(setAt), [listen])
  return (
    <Router navigator={navigator} location={at.location} navigationType={at.action}>
      {children}
    </Router>
  )
}
