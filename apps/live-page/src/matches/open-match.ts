import { useSyncExternalStore, type MouseEvent } from 'react'

export const pageAddress = '/en-vivo'
const prefix = `${pageAddress}/partido/`

/** A match's own page. From within the page it opens above it, so that a phone's back closes it. */
export const matchAddress = (id: string): string => prefix + id

/** Where shared links of earlier versions lead. */
const oldPrefix = '#partido-'

/** The address of a match that an old link opens on this page; null for all others. */
export const newAddressOf = (hash: string): string | null => (hash.startsWith(oldPrefix) ? matchAddress(hash.slice(oldPrefix.length)) : null)

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

function opened(): string | null {
  const path = typeof location === 'undefined' ? '' : location.pathname
  return path.startsWith(prefix) ? path.slice(prefix.length) : null
}

/** The id of the match that stands open, if any. */
export function useOpenMatch(): string | null {
  return useSyncExternalStore(subscribe, opened)
}

/** A press on a match's link; one that asks for another tab is the browser's. */
export function openMatch(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  history.pushState({ isAbovePage: true }, '', event.currentTarget.href)
  notify()
}

/** Goes back to the page; one that was opened by a shared link has nothing of ours behind it. */
export function closeMatch(): void {
  const { isAbovePage } = (history.state ?? {}) as { readonly isAbovePage?: boolean }
  if (isAbovePage) return history.back()
  history.replaceState(null, '', pageAddress)
  notify()
}
