import { useEffect, useEffectEvent } from 'react'

/** Handlers by key, as printed on the buttons: 'Q', ',', '?'. */
export type LiveKeys = Readonly<Record<string, () => void>>

const typing = 'input, select, textarea, [contenteditable], [role=textbox]'

/**
 * Keyboard shortcuts (ui.md, Live keys), ignored while typing, in a dialog, or on a key repeat. None finishes a match.
 */
export function useLiveKeys(isOn: boolean, keys: LiveKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing)
      return
    if (event.target instanceof Element && event.target.closest(typing)) return
    if (document.querySelector('dialog[open]')) return
    const act = keys[event.key.length === 1 ? event.key.toUpperCase() : event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOn])
}
