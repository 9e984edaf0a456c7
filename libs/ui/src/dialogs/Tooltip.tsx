import { useLayoutEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { color, radius, text } from '../theme/tokens'

interface TooltipProps {
  /** Repeats the control's accessible name, so it is hidden from screen readers. */
  text: string
  /** `right` in a column of icons, where it fills the row; by default below the control. */
  side?: 'right' | undefined
  children: ReactNode
}

/**
 * Name of an icon button, shown on hover (not by touch) and keyboard focus; Escape hides it, and the pointer can move
 * over it (WCAG 1.4.13). A popover, so that no box clips it and no open dialog covers it.
 */
export function Tooltip({ text: label, side, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)

  useLayoutEffect(() => {
    const tip = bubble.current
    if (!shown || !anchor.current || !tip) return
    // A browser without popovers still shows it, but below an open dialog.
    tip.showPopover?.()
    positionTooltip(tip, anchor.current.getBoundingClientRect(), side)
    const hide = () => setShown(false)
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('keydown', handleKey)
    document.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', handleKey)
      document.removeEventListener('scroll', hide, true)
      tip.hidePopover?.()
    }
  }, [shown, side])

  const handleEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setShown(true)
  }
  const handleFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setShown(true)
  }
  const hide = () => setShown(false)

  return (
    <Anchor
      ref={anchor}
      $isRow={side === 'right'}
      onPointerEnter={handleEnter}
      onPointerLeave={hide}
      onFocus={handleFocus}
      onBlur={hide}
      onClick={hide}>
      {children}
      {shown && (
        <Bubble ref={bubble} popover="manual" aria-hidden>
          {label}
        </Bubble>
      )}
    </Anchor>
  )
}

/**
 * Positions the tooltip below the control and at least 8 px inside the viewport; above if there is no space below, or
 * on its right.
 */
function positionTooltip(tip: HTMLElement, control: DOMRect, side: TooltipProps['side']) {
  const { width, height } = tip.getBoundingClientRect()
  if (side === 'right') {
    tip.style.left = `${control.right + 14}px`
    tip.style.top = `${control.top + control.height / 2 - height / 2}px`
    return
  }
  const left = Math.min(
    Math.max(8, control.left + control.width / 2 - width / 2),
    document.documentElement.clientWidth - width - 8,
  )
  const below = control.bottom + height + 8 < window.innerHeight
  tip.style.left = `${left}px`
  tip.style.top = `${below ? control.bottom : control.top - height}px`
}

const Anchor = styled.span<{ $isRow: boolean }>`
  display: ${({ $isRow }) => ($isRow ? 'grid' : 'inline-flex')};
  flex: none;
`

const appear = keyframes`from { opacity: 0; }`

// The transparent border bridges the gap to the control, so that the pointer can reach the tooltip.
const Bubble = styled.span`
  position: fixed;
  inset: auto;
  margin: 0;
  width: max-content;
  max-width: min(280px, calc(100vw - 16px));
  padding: 4px 8px;
  border: 6px solid transparent;
  border-inline-width: 0;
  border-radius: calc(${radius.badge} + 6px);
  background: ${color.ink};
  background-clip: padding-box;
  color: ${color.onInk};
  font-weight: 500;
  white-space: normal;
  ${text(12)}
  animation: ${appear} 80ms 350ms both;
`
