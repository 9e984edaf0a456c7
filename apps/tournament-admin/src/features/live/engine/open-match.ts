import { isCallError } from '@torneo/client'
import type { MatchState } from '@torneo/contracts/realtime'
import type { Sender } from './action-sender'
import type { KeptAction } from './kept-action'
import type { KeptActions } from './kept-actions'
import type { LiveAction, LiveMatch, LiveMatchView, Settled } from './live-action'
import { createMatchBoard, type Reading } from './match-board'

/** A plain reading of a match. Rejects with a CallError. */
export type ReadMatch = (matchId: string) => Promise<Pick<Reading, 'match' | 'events'>>

interface OpenMatchParts {
  readonly matchId: string
  readonly kept: KeptActions
  readonly sender: Sender
  readonly read: ReadMatch
  /** Puts an action at the end of the queue; gives its key. */
  readonly add: (matchId: string, action: LiveAction) => string
  /** What waits on an action that will never be there goes with it. */
  readonly dropFollowers: (action: KeptAction) => void
  /** What an earlier visit saw. */
  readonly seen: Reading | null
}

export interface LiveState {
  readonly status: LiveMatch['status']
  readonly view: LiveMatchView | null
}

/** Rounds of a plain reading that own actions keep getting into, before it counts anyway. */
const rounds = 3

/** One match that this device watches: how its reading goes, what it shows, and what a person does to it. */
export function createOpenMatch({ matchId, kept, sender, read, add, dropFollowers, seen }: OpenMatchParts) {
  const board = createMatchBoard({ matchId, kept, isSending: (action) => sender.isSending(action), seen })
  const listeners = new Set<(settled: Settled) => void>()
  let trouble: 'missing' | 'failed' | null = null
  let isLoading = false
  let state: LiveState | null = null
  board.subscribe(() => { state = null })

  function fail(kind: typeof trouble): void {
    trouble = kind
    board.changed()
  }

  async function readOnce(): Promise<void> {
    for (let round = 1; round <= rounds; round += 1) {
      await sender.rested(matchId)
      const attempts = sender.attemptsOf(matchId)
      const asOf = Date.now()
      const found = await read(matchId)
      // It does not say which own actions it holds: with one on its way meanwhile, that would count twice on the board.
      if (sender.attemptsOf(matchId) !== attempts && round < rounds) continue
      trouble = null
      board.read({ ...found, asOf })
      return
    }
  }

  return {
    board,
    /** The same object until something changes. */
    state(): LiveState {
      const status = trouble === 'missing' ? trouble : board.isFresh() ? 'ready' : trouble ?? 'loading'
      state ??= { status, view: board.view() }
      return state
    },
    fail,
    /** Reads the match without the socket. */
    async load(): Promise<void> {
      if (isLoading) return
      isLoading = true
      if (trouble) fail(null)
      try {
        await readOnce()
      } catch (error) {
        fail(isCallError(error) && error.code === 404 ? 'missing' : 'failed')
      } finally {
        isLoading = false
      }
    },
    heard(frame: MatchState, asOf: number): void {
      trouble = null
      board.heard(frame, asOf)
    },
    act: (action: LiveAction) => add(matchId, action),
    takeBack(key: string): void {
      const shown = kept.find(key)
      // Another tab may be sending it by now, or have taken it back.
      kept.refresh()
      const action = kept.find(key)
      if (shown?.state === 'waiting' && !action) return
      const isUndone = kept.of(matchId).some((one) => one.action.kind === 'undo' && one.action.undoes === key && one.state !== 'refused')
      if (isUndone || action?.state === 'refused') return
      if (action?.state !== 'waiting' || action.isTried) {
        add(matchId, { kind: 'undo', undoes: key })
        return
      }
      kept.remove(key)
      dropFollowers(action)
    },
    retry(key: string): void {
      const action = kept.find(key)
      if (action?.state !== 'refused') return
      kept.remove(key)
      add(matchId, action.action)
    },
    discard(key: string): void {
      if (kept.find(key)?.state === 'refused') kept.remove(key)
    },
    onSettled(listener: (settled: Settled) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    settled(settled: Settled): void {
      for (const listener of [...listeners]) listener(settled)
    },
  }
}

export type OpenMatch = ReturnType<typeof createOpenMatch>
