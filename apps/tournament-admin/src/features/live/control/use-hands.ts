import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useToast } from '@torneo/client'
import { undoableKinds, type MatchSide } from '@torneo/contracts/match-commands'
import { refusalWords } from '../action-words'
import type { LiveAction, LiveMatch, LiveMatchView, OwnAction } from '../engine/live-action'
import { liveTexts as texts } from '../live-texts'
import { isQuiet } from '../quiet-kinds'

interface HandsParts {
  readonly live: LiveMatch
  readonly view: LiveMatchView
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
export function useHands(parts: HandsParts) {
  const [said, setSaid] = useState<Said | null>(null)
  const toast = useToast()
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(null), saying)
    return () => clearTimeout(timer)
  }, [said])

  const { onSettled } = parts.live
  const handleSettled = useEffectEvent<Parameters<LiveMatch['onSettled']>[0]>(({ queued: { key, action }, outcome, message }) => {
    if (outcome === 'done') {
      if (action.kind === 'finish') toast.success(texts.finished)
      return
    }
    setSaid((shown) => (shown?.id === (action.kind === 'undo' ? action.undoes : key) ? null : shown))
    if (isQuiet(action)) toast.warning(refusalWords(action, message))
  })
  useEffect(() => onSettled((settled) => handleSettled(settled)), [onSettled])

  const hands = useMemo(() => {
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
        const { status, isLive } = latest.current.view.match
        if (status === 'live') act({ kind: isLive ? 'pause' : 'resume' })
      },
      undo: () => {
        const { live, view: { undoable: [last] }, wordsOf } = latest.current
        if (!last) return
        feel()
        live.takeBack(last.key)
        setSaid({ id: last.key, words: texts.undone(wordsOf(last.action, last.event)) })
      },
    }
  }, [])
  return { hands, said: said?.words ?? null }
}
