import {
  actionBackup,
  callAlertsScope,
  draftsOf,
  responseCache,
  queuedActionsOf,
  seenMatchesOf,
} from '@torneo/contracts/match/device-entries'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { withJitter, reconnectDelay } from '@torneo/domain/reconnect-delay'
import { callContract } from './contract-call'
import { runSerially, sessionMark, sessionMarkName, setSessionMark } from './session-mark'
import { sessionActions } from './session-state'
import type { Store } from './store'

/** Timeout in milliseconds of a sign-out request. */
const timeoutMs = 5000

/**
 * Watches the browser's session mark across tabs. If another user signed in, or this one out, this tab's session is
 * lost at once. An unconfirmed sign-out is sent until the server confirms it. Returns an unsubscribe function.
 */
export function watchSession({ dispatch, getState }: Store): () => void {
  let sending: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const isLeaving = (user: string) => {
    const mark = sessionMark()
    return mark?.isLeaving === true && mark.user === user
  }

  function cancel(): void {
    sending?.abort()
    sending = null
    clearTimeout(timer)
    failures = 0
  }

  async function send(user: string, request: AbortController): Promise<void> {
    if (request.signal.aborted || !isLeaving(user)) return
    const timeout = setTimeout(() => request.abort(), timeoutMs)
    const outcome = await callContract(
      { endpoint: accountEndpoints.signOut, args: { user } },
      { signal: request.signal, dispatch, getState },
    )
    clearTimeout(timeout)
    if (sending !== request) return
    sending = null
    // 401: the session has ended, or the cookie now belongs to another user.
    if (!('error' in outcome) || outcome.error.code === 401) {
      failures = 0
      // Open forms wrote their drafts when they closed.
      removeUserData(user)
      setSessionMark('')
      dispatch(sessionActions.signOutConfirmed())
      return
    }
    dispatch(sessionActions.signOutPending())
    timer = setTimeout(synchronize, withJitter(reconnectDelay(failures), Math.random()))
    failures += 1
  }

  function synchronize(): void {
    const mark = sessionMark()
    const { status, user, toAnother } = getState().session
    const isAnother = mark !== null && user !== null && mark.user !== user.id
    const hasEnded = status === 'in' && (isAnother || mark?.isLeaving === true)
    if (hasEnded || (status === 'lost' && isAnother && !toAnother))
      dispatch(sessionActions.lost({ toAnother: isAnother }))
    if (!mark?.isLeaving) return cancel()
    if (sending) return
    clearTimeout(timer)
    removeUserData(mark.user)
    const request = new AbortController()
    sending = request
    void runSerially(() => send(mark.user, request))
  }

  const handleStorage = ({ key }: StorageEvent) => {
    if (key === sessionMarkName) synchronize()
  }
  window.addEventListener(sessionMarkName, synchronize)
  window.addEventListener('storage', handleStorage)
  const handleVisible = () => {
    if (!document.hidden) synchronize()
  }
  window.addEventListener('online', synchronize)
  document.addEventListener('visibilitychange', handleVisible)
  synchronize()
  // The worker clears cached responses for the pages that it controls; other pages clear them here.
  if (!navigator.serviceWorker?.controller) deleteCachedResponses()
  return () => {
    cancel()
    window.removeEventListener(sessionMarkName, synchronize)
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('online', synchronize)
    document.removeEventListener('visibilitychange', handleVisible)
  }
}

const deleteCachedResponses = () => void globalThis.caches?.delete(responseCache)

/** Removes the worker of alerts of calls, and its push subscription with it. */
async function endCallAlerts(): Promise<void> {
  for (const registration of (await navigator.serviceWorker?.getRegistrations?.()) ?? [])
    if (new URL(registration.scope).pathname === callAlertsScope) await registration.unregister()
}

const namesUnder = (prefix: string) => Object.keys(localStorage).filter((name) => name.startsWith(prefix))

const isDone = (name: string) => localStorage.getItem(name)?.includes('"state":"done"') ?? true

/**
 * Removes a user's data from this device: drafts, seen matches and alerts of calls. Match actions remain, all of them, while one is
 * unsent or its rejection is unread.
 */
function removeUserData(userId: string): void {
  deleteCachedResponses()
  void endCallAlerts().catch(() => undefined)
  try {
    const actions = namesUnder(queuedActionsOf(userId))
    const removable = [
      ...namesUnder(draftsOf(userId)),
      ...namesUnder(seenMatchesOf(userId)),
      ...(actions.every(isDone) ? actions : []),
    ]
    for (const name of removable) localStorage.removeItem(name)
    globalThis.indexedDB?.deleteDatabase(actionBackup)
  } catch {
    // A device without storage has no data to remove.
  }
}
