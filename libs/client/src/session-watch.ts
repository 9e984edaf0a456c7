import {
  actionBackup,
  draftsOf,
  responseCache,
  queuedActionsOf,
  seenMatchesOf,
} from '@torneo/contracts/match/device-entries'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { withJitter, reconnectDelay } from '@torneo/domain/reconnect-delay'
import { callContract } from './contract-call'
import { inTurn, sessionMark, sessionMarkName, setSessionMark } from './session-mark'
import { sessionActions } from './session-state'
import type { Store } from './store'

/** Timeout in milliseconds of a sign-out request. */
const patience = 5000

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

  function giveUp(): void {
    sending?.abort()
    sending = null
    clearTimeout(timer)
    failures = 0
  }

  async function send(user: string, request: AbortController): Promise<void> {
    if (request.signal.aborted || !isLeaving(user)) return
    const limit = setTimeout(() => request.abort(), patience)
    const outcome = await callContract(
      { endpoint: accountEndpoints.signOut, args: { user } },
      { signal: request.signal, dispatch, getState },
    )
    clearTimeout(limit)
    if (sending !== request) return
    sending = null
    // 401: the session has ended, or the cookie now belongs to another user.
    if (!('error' in outcome) || outcome.error.code === 401) {
      failures = 0
      // Open forms wrote their drafts when they closed.
      forgetUser(user)
      setSessionMark('')
      dispatch(sessionActions.signOutConfirmed())
      return
    }
    dispatch(sessionActions.signOutPending())
    timer = setTimeout(look, withJitter(reconnectDelay(failures), Math.random()))
    failures += 1
  }

  function look(): void {
    const mark = sessionMark()
    const { status, user, toAnother } = getState().session
    const isAnother = mark !== null && user !== null && mark.user !== user.id
    const isOver = status === 'in' && (isAnother || mark?.isLeaving === true)
    if (isOver || (status === 'lost' && isAnother && !toAnother))
      dispatch(sessionActions.lost({ toAnother: isAnother }))
    if (!mark?.isLeaving) return giveUp()
    if (sending) return
    clearTimeout(timer)
    forgetUser(mark.user)
    const request = new AbortController()
    sending = request
    void inTurn(() => send(mark.user, request))
  }

  const handleStorage = ({ key }: StorageEvent) => {
    if (key === sessionMarkName) look()
  }
  window.addEventListener(sessionMarkName, look)
  window.addEventListener('storage', handleStorage)
  const handleVisible = () => {
    if (!document.hidden) look()
  }
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', handleVisible)
  look()
  // The worker clears cached responses for the pages that it controls; other pages clear them here.
  if (!navigator.serviceWorker?.controller) deleteCachedResponses()
  return () => {
    giveUp()
    window.removeEventListener(sessionMarkName, look)
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', handleVisible)
  }
}

const deleteCachedResponses = () => void globalThis.caches?.delete(responseCache)

const namesUnder = (prefix: string) => Object.keys(localStorage).filter((name) => name.startsWith(prefix))

const isDone = (name: string) => localStorage.getItem(name)?.includes('"state":"done"') ?? true

/**
 * Removes a user's data from this device: drafts and seen matches. Match actions remain, all of them, while one is
 * unsent or its rejection is unread.
 */
function forgetUser(userId: string): void {
  deleteCachedResponses()
  try {
    const actions = namesUnder(queuedActionsOf(userId))
    const gone = [
      ...namesUnder(draftsOf(userId)),
      ...namesUnder(seenMatchesOf(userId)),
      ...(actions.every(isDone) ? actions : []),
    ]
    for (const name of gone) localStorage.removeItem(name)
    globalThis.indexedDB?.deleteDatabase(actionBackup)
  } catch {
    // A device without storage has no data to remove.
  }
}
