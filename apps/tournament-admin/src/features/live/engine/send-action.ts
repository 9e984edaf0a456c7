import { isCallError, sentenceOf, type createStore } from '@torneo/client'
import type { MatchEvent } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import { isAlready } from '@torneo/domain/match-lifecycle'
import { liveReads, liveWrites } from '../../../data/live-api'
import type { KeptAction } from './kept-action'
import type { LiveAction } from './live-action'

type Store = ReturnType<typeof createStore>

/** `unanswered`: nobody knows whether it counts; to be sent again. */
export type Answer =
  | {
    readonly outcome: 'done'; readonly match: Match | null; readonly event: MatchEvent | null
    /** It was so already, by somebody else. */
    readonly isRepeat?: boolean
  }
  | { readonly outcome: 'refused'; readonly sentence: string }
  | { readonly outcome: 'unanswered' }

export type SendAction = (kept: Pick<KeptAction, 'matchId' | 'key'>, action: LiveAction) => Promise<Answer>

/** A line so slow is no line, in milliseconds. */
const patience = 10_000

/** A refusal of ours: not the page of a proxy or of a hotel's network, and nothing that passes by itself. */
function isRefusal(error: unknown): error is { readonly sentence: string; readonly code: number } {
  if (!isCallError(error) || error.type === 'network' || error.type === 'unexpected') return false
  return error.code >= 400 && error.code < 500 && error.code !== 401 && error.code !== 429
}

const calls = liveWrites.endpoints
const untracked = { track: false } as const
const once = { forceRefetch: true, subscribe: false } as const
const ofMatch = (match: Match) => ({ match, event: null })

/** Sends actions over the page's store; a session that ended is waited for. */
export function createSendAction(store: Store): SendAction {
  async function answerTo<T>(running: { unwrap: () => Promise<T>; abort: () => void }): Promise<T> {
    // Somebody who signs in again takes their time.
    const watch = setInterval(() => { if (store.getState().session.status !== 'lost') running.abort() }, patience)
    try {
      return await running.unwrap()
    } finally {
      clearInterval(watch)
    }
  }

  async function done(id: string, key: string, action: LiveAction): Promise<{ match: Match | null; event: MatchEvent | null }> {
    const params = { id }
    switch (action.kind) {
      case 'start': return ofMatch(await answerTo(store.dispatch(calls.tournamentStartMatch.initiate({ params, key }, untracked))))
      case 'pause': return ofMatch(await answerTo(store.dispatch(calls.tournamentPauseMatch.initiate({ params, key }, untracked))))
      case 'resume': return ofMatch(await answerTo(store.dispatch(calls.tournamentResumeMatch.initiate({ params, key }, untracked))))
      case 'finish': return ofMatch(await answerTo(store.dispatch(calls.tournamentFinishMatch.initiate({ params, key }, untracked))))
      case 'score': {
        const body = { side: action.side, step: action.step }
        return ofMatch(await answerTo(store.dispatch(calls.tournamentStepScore.initiate({ params, key, body }, untracked))))
      }
      case 'minute': {
        const body = { step: action.step }
        return ofMatch(await answerTo(store.dispatch(calls.tournamentStepMinute.initiate({ params, key, body }, untracked))))
      }
      case 'half': {
        const body = { half: action.half }
        return ofMatch(await answerTo(store.dispatch(calls.tournamentSetHalf.initiate({ params, key, body }, untracked))))
      }
      case 'event': {
        const { type, teamId, playerId, assistPlayerId, minute } = action
        const body = { type, teamId, playerId, assistPlayerId, minute }
        return answerTo(store.dispatch(calls.tournamentRegisterEvent.initiate({ params, key, body }, untracked)))
      }
      case 'event_deletion': {
        await answerTo(store.dispatch(calls.tournamentRemoveEvent.initiate({ params: { id, eventId: action.eventId }, key }, untracked)))
        return { match: null, event: null }
      }
      case 'undo': {
        const body = { key: action.undoes }
        return ofMatch((await answerTo(store.dispatch(calls.tournamentUndo.initiate({ params, key, body }, untracked)))).match)
      }
    }
  }

  const failed = (error: unknown): Answer => (isRefusal(error) ? { outcome: 'refused', sentence: sentenceOf(error, '') } : { outcome: 'unanswered' })

  /** A refused action, unless another phone did the same before: what is so already is no failure (B14). */
  async function judged(id: string, { kind }: LiveAction, error: unknown): Promise<Answer> {
    const repeat = { outcome: 'done', match: null, event: null, isRepeat: true } as const
    if (isRefusal(error) && error.code === 404 && kind === 'event_deletion') return repeat
    if (!isRefusal(error) || error.code !== 409 || !(kind === 'start' || kind === 'pause' || kind === 'resume' || kind === 'finish')) return failed(error)
    try {
      const match = await answerTo(store.dispatch(liveReads.endpoints.tournamentLiveMatch.initiate({ params: { id } }, once)))
      return isAlready(kind, match) ? { ...repeat, match } : failed(error)
    } catch (unread) {
      return isRefusal(unread) ? failed(error) : failed(unread)
    }
  }

  return async ({ matchId, key }, action) => {
    try {
      return { outcome: 'done', ...await done(matchId, key, action) }
    } catch (error) {
      return judged(matchId, action, error)
    }
  }
}
