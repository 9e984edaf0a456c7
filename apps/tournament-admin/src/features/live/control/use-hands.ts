import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useToast } from '@torneo/client'
import { undoableKinds, type MatchSide } from '@torneo/contracts/match-commands'
import type { Snack } from '@torneo/ui/Snackbar'
import { refusalWords } from '../action-words'
import type { LiveAction, LiveMatch, LiveMatchView } from '../engine/live-action'
import { liveTexts as texts } from '../live-texts'
import { isQuiet } from '../quiet-kinds'

interface HandsParts {
  readonly live: LiveMatch
  readonly view: LiveMatchView
  readonly wordsOf: (action: LiveAction) => string
  readonly areKeysOn: boolean
}

const isUndoable = ({ kind }: LiveAction) => undoableKinds.some((undoable) => undoable === kind)

/** Milliseconds that a press is felt. */
const pulse = 30

/**
 * What a press does: it is felt, shown and kept at once, and named at the bottom with the way to take it back. The functions stay the same, so
 * that a part is drawn anew only when what it shows has changed.
 */
export function useHands(parts: HandsParts) {
  const [snack, setSnack] = useState<Snack | null>(null)
  const toast = useToast()
  const latest = useRef({ ...parts, snack })
  useEffect(() => {
    latest.current = { ...parts, snack }
  })

  const { onSettled } = parts.live
  const handleSettled = useEffectEvent<Parameters<LiveMatch['onSettled']>[0]>(({ queued: { key, action }, outcome, message }) => {
    if (outcome === 'done') {
      if (action.kind === 'finish') toast.success(texts.finished)
      return
    }
    setSnack((shown) => (shown?.id === key ? null : shown))
    if (isQuiet(action)) toast.warning(refusalWords(action, message))
  })
  useEffect(() => onSettled((settled) => handleSettled(settled)), [onSettled])

  const hands = useMemo(() => {
    const act = (action: LiveAction) => {
      const { live, wordsOf, areKeysOn } = latest.current
      // Said before it is done: afterwards a deleted event has no name any more.
      const message = wordsOf(action)
      if ('vibrate' in navigator) navigator.vibrate(pulse)
      const key = live.act(action)
      if (isUndoable(action)) setSnack({ id: key, message, actionLabel: texts.undo, shortcut: areKeysOn ? 'Z' : undefined })
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
        const { live, snack: shown } = latest.current
        if (!shown?.actionLabel) return
        if ('vibrate' in navigator) navigator.vibrate(pulse)
        live.takeBack(shown.id)
        // Its place is kept for a moment: a second press must not fall on what lies under it.
        setSnack({ id: `undone-${shown.id}`, message: texts.undone(shown.message) })
      },
      closeSnack: (id: string) => setSnack((shown) => (shown?.id === id ? null : shown)),
    }
  }, [])
  return { hands, snack }
}
