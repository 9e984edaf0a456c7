import { type CallError, isCallError, sentenceOf, type Store } from '@torneo/client'
import { check } from '@torneo/contracts/fields/validation'
import { MatchEvent } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import { actionOf } from '@torneo/domain/match/actions'
import { isAlreadyApplied } from '@torneo/domain/match/match-lifecycle'
import { outlivesScreen } from '@torneo/panel/screen/outlives-screen'
import { liveReads, liveWrites } from '../../../data/live-api'
import type { QueuedAction } from './queued-action'

/** `unanswered`: the server may or may not have applied the action; send it again. */
export type SendResult =
  | {
      readonly outcome: 'done'
      readonly match: Match | null
      readonly event: MatchEvent | null
      /** The match was already in that state through another person. */
      readonly isRepeat?: boolean
    }
  | { readonly outcome: 'refused'; readonly reason: string; readonly same?: QueuedAction['same'] }
  | { readonly outcome: 'unanswered' }

/** Timeout of a request, in milliseconds. */
const timeoutMs = 10_000

const { endpoints: reads } = liveReads
const { endpoints: writes } = liveWrites
const untracked = { track: false } as const
const uncached = { forceRefetch: true, subscribe: false } as const

/** True for a permanent 4xx of the service itself: not the page of a proxy or captive portal, nor a temporary error. */
function isRejection(error: unknown): error is CallError {
  if (!isCallError(error) || error.type === 'network' || error.type === 'unexpected') return false
  return error.code >= 400 && error.code < 500 && error.code !== 401 && error.code !== 429
}

/** Returns the possibly equal event and its author. */
function duplicateOf({ type, changedBy, current }: CallError): QueuedAction['same'] {
  if (type !== 'same_event') return undefined
  const event = check(MatchEvent, current)
  return { by: changedBy?.name ?? '', event: event.ok ? event.value : null }
}

const toResult = (error: unknown): SendResult =>
  isRejection(error)
    ? { outcome: 'refused', reason: sentenceOf(error, ''), same: duplicateOf(error) }
    : { outcome: 'unanswered' }

export type MatchApi = ReturnType<typeof createMatchApi>

/** Reads matches and sends actions through the page's store. */
export function createMatchApi({ dispatch, getState }: Store) {
  async function withTimeout<T>(running: { unwrap: () => Promise<T>; abort: () => void }): Promise<T> {
    // Signing in again has no time limit.
    const abort = outlivesScreen(() => {
      if (getState().session.status !== 'lost') running.abort()
    })
    const timer = setInterval(abort, timeoutMs)
    return running.unwrap().finally(() => clearInterval(timer))
  }

  const request = ({ matchId, key, at, action }: QueuedAction) =>
    withTimeout(dispatch(writes.tournamentMatchAction.initiate({ matchId, key, at, action }, untracked)))

  const readMatch = (id: string) =>
    withTimeout(dispatch(reads.tournamentLiveMatch.initiate({ params: { id } }, uncached)))

  /** Maps a failed request to an outcome: it succeeded if another phone had done the same before (B14). */
  async function resolveFailure({ matchId, action }: QueuedAction, error: unknown): Promise<SendResult> {
    const { kind } = action
    const repeat = { outcome: 'done', match: null, event: null, isRepeat: true } as const
    if (isRejection(error) && error.code === 404 && kind === 'event_deletion') return repeat
    if (!isRejection(error) || error.code !== 409 || !actionOf(kind).isAlreadyApplied) return toResult(error)
    try {
      const match = await readMatch(matchId)
      return isAlreadyApplied(action, match) ? { ...repeat, match } : toResult(error)
    } catch (readError) {
      return isRejection(readError) ? toResult(error) : toResult(readError)
    }
  }

  return {
    async send(action: QueuedAction): Promise<SendResult> {
      try {
        return { outcome: 'done', ...(await request(action)) }
      } catch (error) {
        return resolveFailure(action, error)
      }
    },
    /** Reads a match without the socket. Rejects with a CallError. */
    async read(id: string) {
      // Read the match first: its events are then at least as new.
      const match = await readMatch(id)
      const { items } = await withTimeout(dispatch(reads.tournamentLiveEvents.initiate({ params: { id } }, uncached)))
      return { match, events: items }
    },
  }
}
