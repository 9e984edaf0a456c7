import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent } from 'react'

interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>
  /** Spread on the `<dialog>`. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void
    onCancel: (event: SyntheticEvent) => void
    onClose: (event: SyntheticEvent) => void
    onPointerDown: (event: PointerEvent) => void
    onClick: (event: MouseEvent) => void
  }
}

/**
 * Opens a native `<dialog>` as modal while it is mounted. The browser keeps Tab inside, makes the rest inert and stacks
 * dialogs whichever bundle they come from, so nothing here is shared state. It never closes by itself: Escape, Android's back
 * and, unless `keepsOnScrim`, a press on the scrim call `onDismiss`; unmounting closes it and returns the focus to the opener.
 */
export function useModalDialog(onDismiss: () => void, focusFirst: (dialog: HTMLDialogElement) => void, keepsOnScrim = false): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null)
  const focusOnOpen = useRef(focusFirst)
  const pressedScrim = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    // Measured before the first one locks the scroll (GlobalStyle); said on the page, so that every copy agrees.
    const page = document.documentElement
    if (!document.querySelector('dialog[open][aria-modal="true"]')) {
      page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth)
    }
    dialog.showModal()
    focusOnOpen.current(dialog)
    return () => {
      dialog.close()
      // The browser has given the focus back, unless a dialog above, closed in the same moment, still made the page inert.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body || document.activeElement === null
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    }
  }, [])

  // React hands us the events of dialogs and file inputs inside too.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget

  return {
    ref,
    handlers: {
      // On the key, not on `cancel`: after one refused Escape the browser closes without asking. A dialog drawn inside
      // this one has marked the event already.
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        onDismiss()
      },
      onCancel: (event) => {
        if (!isOwn(event)) return
        event.preventDefault()
        onDismiss()
      },
      // Closed by the browser all the same: it is the owner who decides, so it opens again until the owner unmounts it.
      onClose: (event) => {
        const dialog = ref.current
        if (!isOwn(event) || !dialog || dialog.open) return
        dialog.showModal()
        onDismiss()
      },
      // Both the press and its release: a text selection that ends outside the box must not close the form.
      onPointerDown: (event) => {
        pressedScrim.current = isOwn(event)
      },
      onClick: (event) => {
        if (!keepsOnScrim && isOwn(event) && pressedScrim.current) onDismiss()
      }
    }
  }
}
