import { type CallError, isCallError, sentenceOf, type Store } from '@torneo/client'
import { check } from '@torneo/contracts/fields/validation'
import { MatchEvent } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import { actionOf } from '@torneo/domain/match/actions'
import { isAlreadyApplied } from '@torneo/domain/match/match-lifecycle'
import { liveReads, liveWrites } from '../../../data/live-api'
import type { QueuedAction } from './queued-action'

/** `unanswered`: the server may or may not have applied the action; send it again. */
export type Response =
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
const patience = 10_000

const { endpoints: reads } = liveReads
const { endpoints: writes } = liveWrites
const untracked = { track: false } as const
const once = { forceRefetch: true, subscribe: false } as const

/** True for a permanent 4xx of the service itself: not the page of a proxy or captive portal, nor a temporary error. */
function isRejection(error: unknown): error is CallError {
  if (!isCallError(error) || error.type === 'network' || error.type === 'unexpected') return false
  return error.code >= 400 && error.code < 500 && error.code !== 401 && error.code !== 429
}

/** Returns the possibly equal event and its author. */
function sameOf({ type, changedBy, current }: CallError): QueuedAction['same'] {
  if (type !== 'same_event') return undefined
  const event = check(MatchEvent, current)
  return { by: changedBy?.name ?? '', event: event.ok ? event.value : null }
}

const failed = (error: unknown): Response =>
  isRejection(error)
    ? { outcome: 'refused', reason: sentenceOf(error, ''), same: sameOf(error) }
    : { outcome: 'unanswered' }

export type MatchApi = ReturnType<typeof createMatchApi>

/** Reads matches and sends actions through the page's store. */
export function createMatchApi({ dispatch, getState }: Store) {
  async function answerTo<T>(running: { unwrap: () => Promise<T>; abort: () => void }): Promise<T> {
    // Signing in again has no time limit.
    const timer = setInterval(() => {
      if (getState().session.status !== 'lost') running.abort()
    }, patience)
    return running.unwrap().finally(() => clearInterval(timer))
  }

  const request = ({ matchId, key, at, action }: QueuedAction) =>
    answerTo(dispatch(writes.tournamentMatchAction.initiate({ matchId, key, at, action }, untracked)))

  const readMatch = (id: string) => answerTo(dispatch(reads.tournamentLiveMatch.initiate({ params: { id } }, once)))

  /** Maps a failed request to an outcome: it succeeded if another phone had done the same before (B14). */
  async function afterFailure({ matchId, action }: QueuedAction, error: unknown): Promise<Response> {
    const { kind } = action
    const repeat = { outcome: 'done', match: null, event: null, isRepeat: true } as const
    if (isRejection(error) && error.code === 404 && kind === 'event_deletion') return repeat
    if (!isRejection(error) || error.code !== 409 || !actionOf(kind).isAlreadyApplied) return failed(error)
    try {
      const match = await readMatch(matchId)
      return isAlreadyApplied(action, match) ? { ...repeat, match } : failed(error)
    } catch (unread) {
      return isRejection(unread) ? failed(error) : failed(unread)
    }
  }

  return {
    async send(action: QueuedAction): Promise<Response> {
      try {
        return { outcome: 'done', ...(await request(action)) }
      } catch (error) {
        return afterFailure(action, error)
      }
    },
    /** Reads a match without the socket. Rejects with a CallError. */
    async read(id: string) {
      // Read the match first: its events are then at least as new.
      const match = await readMatch(id)
      const { items } = await answerTo(dispatch(reads.tournamentLiveEvents.initiate({ params: { id } }, once)))
      return { match, events: items }
    },
  }
}
