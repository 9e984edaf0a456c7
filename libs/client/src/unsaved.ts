import { useEffect } from 'react'

/** Forms with changes that are not saved, over all section apps: one set, since this lib is a singleton of the page. */
const unsaved = new Set<symbol>()
const listeners = new Set<() => void>()

function handleBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function changed(): void {
  if (unsaved.size > 0) window.addEventListener('beforeunload', handleBeforeUnload)
  else window.removeEventListener('beforeunload', handleBeforeUnload)
  for (const listener of listeners) listener()
}

export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0
}

/** For what waits until nothing is unsaved; gives back how to stop listening. */
export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** While `dirty`, leaving the screen asks first: inside the panel by the shell's dialog, outside by the browser's. */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const token = Symbol('unsaved')
    unsaved.add(token)
    changed()
    return () => {
      unsaved.delete(token)
      changed()
    }
  }, [dirty])
}
