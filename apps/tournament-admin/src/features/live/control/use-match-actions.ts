import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useToast } from '@torneo/client'
import { undoableKinds, type MatchSide } from '@torneo/contracts/match-commands'
import type { LiveAction } from '@torneo/domain/match/projection'
import { refusalWords } from '../action-words'
import type { OwnAction, ShownMatch } from '../engine/match-view'
import type { QueuedAction } from '../engine/queued-action'
import type { LiveMatch } from '../engine/use-live-match'
import { liveTexts as texts } from '../live-texts'
import { isQuiet } from '../quiet-kinds'

interface MatchActionsOptions {
  readonly live: LiveMatch
  readonly shown: ShownMatch
  readonly wordsOf: (action: LiveAction, event?: OwnAction['event']) => string
}

/** What was just done or undone, in words; `id` is the action's key. */
interface Said {
  readonly id: string
  readonly words: string
}

const isUndoable = ({ kind }: LiveAction) => undoableKinds.some((undoable) => undoable === kind)

/** Milliseconds that a press is felt. */
const pulse = 30
/** Milliseconds that what was done is said. */
const saying = 10_000

/**
 * What a press does: it is felt, shown and kept at once, and named at the bottom with the way to take it back. The functions stay the same, so
 * that a part is drawn anew only when what it shows has changed.
 */
export function useMatchActions(options: MatchActionsOptions) {
  const [said, setSaid] = useState<Said | null>(null)
  const toast = useToast()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(null), saying)
    return () => clearTimeout(timer)
  }, [said])

  const { onResolved } = options.live
  const handleResolved = useEffectEvent(({ key, action, state, reason }: QueuedAction) => {
    if (state === 'done') {
      if (action.kind === 'finish') toast.success(texts.finished)
      return
    }
    setSaid((shown) => (shown?.id === (action.kind === 'undo' ? action.undoes : key) ? null : shown))
    if (isQuiet(action)) toast.warning(refusalWords(action, reason))
  })
  useEffect(() => onResolved((action) => handleResolved(action)), [onResolved])

  const actions = useMemo(() => {
    const feel = () => { if ('vibrate' in navigator) navigator.vibrate(pulse) }
    const act = (action: LiveAction) => {
      const { live, wordsOf } = latest.current
      // Said before it is done: afterwards a deleted event has no name any more.
      const words = wordsOf(action)
      feel()
      const id = live.act(action)
      if (isUndoable(action)) setSaid({ id, words })
    }
    return {
      act,
      score: (side: MatchSide, step: 1 | -1) => act({ kind: 'score', side, step }),
      minute: (step: 1 | -1) => act({ kind: 'minute', step }),
      half: (half: 1 | 2) => act({ kind: 'half', half }),
      toggleClock: () => {
        const { status, isLive } = latest.current.shown.match
        if (status === 'live') act({ kind: isLive ? 'pause' : 'resume' })
      },
      undo: () => {
        const { live, shown: { undoable: [last] }, wordsOf } = latest.current
        if (!last) return
        feel()
        live.takeBack(last.key)
        setSaid({ id: last.key, words: texts.undone(wordsOf(last.action, last.event)) })
      },
    }
  }, [])
  return { actions, said: said?.words ?? null }
}
