import { useSyncExternalStore } from 'react'

/**
 * The top modal dialog, or null. Read from the document, because dialogs come from several bundles: each of our modals
 * has `aria-modal`, and the `open` attribute from `showModal()` to `close()`.
 */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, () => null)
}

// Sorted by opening time, the order of the browser's top layer, which it does not expose.
let opened: HTMLDialogElement[] = []

function subscribe(notify: () => void): () => void {
  refresh()
  const observer = new MutationObserver((changes) => {
    refresh(changes.map((change) => change.target))
    notify()
  })
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

function refresh(changed: Node[] = []): void {
  const modal = [...document.querySelectorAll<HTMLDialogElement>('dialog[open][aria-modal="true"]')]
  const isNew = (dialog: HTMLDialogElement) => !opened.includes(dialog)
  const inOrder = changed.filter((node): node is HTMLDialogElement => modal.includes(node as HTMLDialogElement))
  opened = [...opened.filter((dialog) => modal.includes(dialog)), ...new Set([...inOrder, ...modal].filter(isNew))]
}

const topDialog = (): HTMLDialogElement | null => opened.at(-1) ?? null
