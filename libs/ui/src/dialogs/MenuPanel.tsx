import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { nextRadio } from '../fields/radio-keys'
import { color, flexRow, layer, media, radius, shadow, text } from '../theme/tokens'

interface MenuPanelProps {
  id: string
  label: string
  /** Button that opened the menu. */
  anchor: { readonly current: HTMLElement | null }
  onClose: () => void
  /** Called when the focus has moved elsewhere. */
  onLeave: () => void
  /** `MenuEntry` elements with their roles, and separators between them. */
  children: ReactNode
}

/** An open menu below its button. Arrow keys move; Escape, Tab and a press outside close it. */
export function MenuPanel({ id, label, anchor, onClose, onLeave, children }: MenuPanelProps) {
  const list = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(onLeave)
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

  useLayoutEffect(() => {
    const menu = list.current
    if (!menu || !anchor.current) return
    // A popover, so that no box clips it; a browser without popovers still shows it.
    menu.showPopover?.()
    positionMenu(menu, anchor.current.getBoundingClientRect())
    menu.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
    return () => menu.hidePopover?.()
  }, [anchor])

  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target) && !anchor.current?.contains(target)) leave()
    }
    const handleScroll = ({ target }: Event) => {
      if (target !== list.current) leave()
    }
    document.addEventListener('pointerdown', handlePress)
    document.addEventListener('scroll', handleScroll, true)
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      document.removeEventListener('scroll', handleScroll, true)
    }
  }, [anchor])

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      return onClose()
    }
    if (event.key === 'Tab') return onClose()
    const all = entries()
    const index = all.findIndex((entry) => entry === document.activeElement)
    // A single column: up and down wrap around.
    const next = nextRadio(
      event.key === 'ArrowDown' ? 'ArrowRight' : event.key === 'ArrowUp' ? 'ArrowLeft' : event.key,
      index,
      all.length,
      1,
    )
    if (next === null || event.key === 'ArrowLeft' || event.key === 'ArrowRight') return
    event.preventDefault()
    all[next]?.focus()
  }
  return (
    <List ref={list} id={id} role="menu" aria-label={label} popover="manual" onKeyDown={handleKey}>
      {children}
    </List>
  )
}

/**
 * Positions the menu below the button, right-aligned and at least 8 px inside the viewport; above if there is no space
 * below.
 */
function positionMenu(menu: HTMLElement, button: DOMRect) {
  const { width, height } = menu.getBoundingClientRect()
  const below = button.bottom + height + 8 < window.innerHeight
  menu.style.left = `${Math.max(8, button.right - width)}px`
  menu.style.top = `${below ? button.bottom + 4 : Math.max(8, button.top - height - 4)}px`
}

const List = styled.div`
  position: fixed;
  z-index: ${layer.menu};
  inset: auto;
  margin: 0;
  min-width: 200px;
  max-width: calc(100vw - 16px);
  padding: 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.menu};
  color: ${color.text};
`

/** A row of the menu: an action, a choice, or a link (`as="a"`). */
export const MenuEntry = styled.button.attrs<{ $danger?: boolean }>({ type: 'button', tabIndex: -1 })<{
  $danger?: boolean
}>`
  ${flexRow('10px')}
  width: 100%;
  min-height: 40px;
  padding: 8px 12px;
  border: 0;
  border-radius: ${radius.button};
  background: transparent;
  color: ${({ $danger }) => ($danger ? color.danger : color.text)};
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  > svg { flex: none; }
  ${text(14)}
  ${media.coarse} { min-height: 48px; }
  ${media.hover} { &:hover { background: ${({ $danger }) => ($danger ? color.dangerSoft : color.sunken)}; } }
  &:focus-visible { outline-offset: -2px; }
`
