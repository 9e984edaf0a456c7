import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'

interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>
  /** Handlers to spread on the `<dialog>`. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void
    onCancel: (event: SyntheticEvent) => void
    onClose: (event: SyntheticEvent) => void
    onPointerDown: (event: PointerEvent) => void
    onClick: (event: MouseEvent) => void
  }
}

/**
 * Opens a native `<dialog>` as a modal while it is mounted. The browser traps the focus, makes the rest inert and
 * stacks dialogs of all bundles, so there is no shared state. The hook never closes it: Escape, Android's Back and,
 * unless `ignoresBackdrop`, a press on the backdrop call `onDismiss`; unmounting closes it and returns the focus to the
 * opener.
 */
export function useModalDialog(
  onDismiss: () => void,
  focusFirst: (dialog: HTMLDialogElement) => void,
  ignoresBackdrop = false,
): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null)
  const focusOnOpen = useRef(focusFirst)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    // Measures before the first dialog disables scrolling (GlobalStyle); stored on the page, so that every bundle
    // agrees.
    const page = document.documentElement
    if (!document.querySelector('dialog[open][aria-modal="true"]')) {
      page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth)
    }
    dialog.showModal()
    focusOnOpen.current(dialog)
    return () => {
      dialog.close()
      // The browser has returned the focus, unless a dialog above, closed at the same moment, still made the page
      // inert.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body || document.activeElement === null
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    }
  }, [])

  // React events of dialogs and file inputs inside bubble to this one.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget

  return {
    ref,
    handlers: {
      // Handles the key instead of `cancel`, because a browser closes on the second Escape without firing `cancel`. A
      // dialog inside this one has already called preventDefault.
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
      // Reopens a dialog that the browser closed anyway, because only its owner decides.
      onClose: (event) => {
        const dialog = ref.current
        if (!isOwn(event) || !dialog || dialog.open) return
        dialog.showModal()
        onDismiss()
      },
      // Requires both press and release on the backdrop: a text selection that ends outside the box must not close the
      // form.
      onPointerDown: (event) => {
        pressedBackdrop.current = isOwn(event)
      },
      onClick: (event) => {
        if (!ignoresBackdrop && isOwn(event) && pressedBackdrop.current) onDismiss()
      },
    },
  }
}
