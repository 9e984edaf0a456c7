import { useEffect } from 'react'

/** Forms with unsaved changes in all section apps: one set, because this lib is a singleton of the page. */
const unsaved = new Set<symbol>()

function handleBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function updateListener(): void {
  if (unsaved.size > 0) window.addEventListener('beforeunload', handleBeforeUnload)
  else window.removeEventListener('beforeunload', handleBeforeUnload)
}

let isLeavingWithDrafts = false

export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0 && !isLeavingWithDrafts
}

/**
 * Runs a change of screen without the question about unsaved changes: the forms have stored them as drafts, and the
 * next screen offers to continue them.
 */
export function leaveWithDrafts(change: () => void): void {
  isLeavingWithDrafts = true
  try {
    change()
  } finally {
    isLeavingWithDrafts = false
  }
}

/**
 * Confirms before the screen is left while `dirty`: inside the panel by the shell's dialog, outside by the browser's.
 */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const token = Symbol('unsaved')
    unsaved.add(token)
    updateListener()
    return () => {
      unsaved.delete(token)
      updateListener()
    }
  }, [dirty])
}
