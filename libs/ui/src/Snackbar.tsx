import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { Kbd } from './Kbd'
import { color, layer, radius, shadow, text } from './tokens'
import { useTopDialog } from './use-top-dialog'

/** What was just done. */
export interface Snack {
  id: string
  message: string
  /** 'Deshacer'; without it there is only the message. */
  actionLabel?: string | undefined
  shortcut?: string | undefined
}

interface SnackbarProps {
  /** The latest one: a newer takes the place of the older. */
  snack: Snack | null
  onAction: (id: string) => void
  /** Its 10 s are over; 3 s where nothing can be pressed. */
  onEnd: (id: string) => void
}

/**
 * At the bottom of the screen: what was done, and the way to take it back. Keep it mounted: readers hear only what changes in it. Under an
 * open dialog it waits, so that it never lies over that one's buttons.
 */
export function Snackbar({ snack, onAction, onEnd }: SnackbarProps) {
  const dialog = useTopDialog()
  const cameFrom = useRef<HTMLElement | null>(null)
  const [isPaused, setPaused] = useState(false)

  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
    setPaused(true)
  }
  const handleAction = (id: string) => {
    cameFrom.current?.focus()
    setPaused(false)
    onAction(id)
  }
  return createPortal(
    <Place>
      <Box $shown={snack !== null} onPointerEnter={() => setPaused(true)} onPointerLeave={() => setPaused(false)}
        onFocus={handleFocus} onBlur={() => setPaused(false)}>
        <p role="status">{snack?.message}</p>
        {snack?.actionLabel && (
          <Action type="button" aria-keyshortcuts={snack.shortcut} onClick={() => handleAction(snack.id)}>
            <Undo2 size={18} aria-hidden />{snack.actionLabel}{snack.shortcut && <Kbd aria-hidden>{snack.shortcut}</Kbd>}
          </Action>
        )}
      </Box>
      {snack && <Timer key={snack.id} length={snack.actionLabel ? 10_000 : 3000} isPaused={isPaused || dialog !== null} onEnd={() => onEnd(snack.id)} />}
    </Place>,
    document.body,
  )
}

function Timer({ length, isPaused, onEnd }: { length: number; isPaused: boolean; onEnd: () => void }) {
  const left = useRef(length)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused) return
    const since = Date.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [isPaused])
  return null
}

const Place = styled.div`
  position: fixed;
  z-index: ${layer.snackbar};
  inset: auto 0 max(12px, env(safe-area-inset-bottom));
  display: grid;
  justify-items: center;
  padding: 0 12px;
  pointer-events: none;
`

const Box = styled.div<{ $shown: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: min(420px, 100%);
  min-height: 56px;
  padding: 4px 4px 4px 16px;
  border: 1px solid ${color.boardEdge};
  border-radius: ${radius.card};
  background: ${color.board};
  box-shadow: ${shadow.menu};
  color: ${color.onBoard};
  font-weight: 500;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  pointer-events: ${({ $shown }) => ($shown ? 'auto' : 'none')};
  transition: opacity 80ms;
  --focus: #8AB8FF;
  ${text(14)}
  p { min-width: 0; overflow-wrap: anywhere; }
`

const Action = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-height: 48px;
  padding: 4px 16px 4px 12px;
  border: 0;
  border-radius: ${radius.button};
  background: ${color.boardLine};
  color: ${color.onBoard};
  font-weight: 700;
  cursor: pointer;
  touch-action: manipulation;
  ${text(14)}
  &:focus-visible { outline-offset: -3px; }
`
