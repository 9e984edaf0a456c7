import { accountEndpoints } from '@torneo/contracts/account'
import { actionBackup, draftsOf, keptAnswers, queuedActionsOf, seenMatchesOf } from '@torneo/contracts/device-entries'
import { jittered, reconnectDelay } from '@torneo/domain/reconnect-delay'
import { callContract } from './contract-call'
import { inTurn, sessionMark, sessionMarkName, setSessionMark } from './session-mark'
import { sessionActions } from './session-state'
import type { Store } from './store'

/** How long the server may take to confirm a sign-out, in milliseconds. */
const patience = 5000

/**
 * Follows what the tabs of this browser say about its session. Somebody else signed in, or out: this tab's session is lost at once. A sign-out
 * that the server has not confirmed is sent until it has. Gives the way to stop.
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
    const outcome = await callContract({ endpoint: accountEndpoints.signOut, args: { user } }, { signal: request.signal, dispatch, getState })
    clearTimeout(limit)
    if (sending !== request) return
    sending = null
    // 401: the session has ended, or the cookie is somebody else's by now.
    if (!('error' in outcome) || outcome.error.code === 401) {
      failures = 0
      // Forms that were open wrote their drafts as they closed.
      forgetUser(user)
      setSessionMark('')
      dispatch(sessionActions.signOutConfirmed())
      return
    }
    dispatch(sessionActions.signOutPending())
    timer = setTimeout(look, jittered(reconnectDelay(failures), Math.random()))
    failures += 1
  }

  function look(): void {
    const mark = sessionMark()
    const { status, user, toAnother } = getState().session
    const isAnother = mark !== null && user !== null && mark.user !== user.id
    const isOver = status === 'in' && (isAnother || mark?.isLeaving === true)
    if (isOver || (status === 'lost' && isAnother && !toAnother)) dispatch(sessionActions.lost({ toAnother: isAnother }))
    if (!mark?.isLeaving) return giveUp()
    if (sending) return
    clearTimeout(timer)
    forgetUser(mark.user)
    const request = new AbortController()
    sending = request
    void inTurn(() => send(mark.user, request))
  }

  const handleStorage = ({ key }: StorageEvent) => { if (key === sessionMarkName) look() }
  window.addEventListener(sessionMarkName, look)
  window.addEventListener('storage', handleStorage)
  const handleVisible = () => { if (!document.hidden) look() }
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', handleVisible)
  look()
  // The worker sees who signs in and out in the pages that it serves; in others it keeps nothing.
  if (!navigator.serviceWorker?.controller) forgetAnswers()
  return () => {
    giveUp()
    window.removeEventListener(sessionMarkName, look)
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', handleVisible)
  }
}

const forgetAnswers = () => void globalThis.caches?.delete(keptAnswers)

const namesUnder = (prefix: string) => Object.keys(localStorage).filter((name) => name.startsWith(prefix))

const isDone = (name: string) => localStorage.getItem(name)?.includes('"state":"done"') ?? true

/**
 * Removes what this device keeps of a user: drafts and what was seen of matches. Match actions stay, whole, while one of them waits to be
 * sent or was refused and is still to be looked at.
 */
function forgetUser(userId: string): void {
  forgetAnswers()
  try {
    const actions = namesUnder(queuedActionsOf(userId))
    const gone = [...namesUnder(draftsOf(userId)), ...namesUnder(seenMatchesOf(userId)), ...(actions.every(isDone) ? actions : [])]
    for (const name of gone) localStorage.removeItem(name)
    globalThis.indexedDB?.deleteDatabase(actionBackup)
  } catch {
    // A storage that refuses keeps nothing.
  }
}
