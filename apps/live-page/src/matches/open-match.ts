import { useSyncExternalStore, type MouseEvent } from 'react'

export const pageAddress = '/en-vivo'
const prefix = `${pageAddress}/partido/`

/** Address of a match's own page. Opened from the list, the match covers it, so that the phone's back closes it. */
export const matchAddress = (id: string): string => prefix + id

/** Hash of shared links made by earlier versions. */
const oldPrefix = '#partido-'

/** Converts an old link's hash to a match's address; null for any other hash. */
export const newAddressOf = (hash: string): string | null =>
  hash.startsWith(oldPrefix) ? matchAddress(hash.slice(oldPrefix.length)) : null

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

/** Returns the id of the open match, if any. */
export function useOpenMatch(): string | null {
  return useSyncExternalStore(subscribe, opened)
}

/** False for clicks that the browser opens elsewhere, as in a new tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Opens a match on a plain click; modified clicks are left to the browser. */
export function openMatch(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  history.pushState({ isAbovePage: true }, '', event.currentTarget.href)
  notify()
}

/** Returns to the page. A match opened through a shared link has no earlier entry of ours in the history. */
export function closeMatch(): void {
  const { isAbovePage } = (history.state ?? {}) as { readonly isAbovePage?: boolean }
  if (isAbovePage) return history.back()
  history.replaceState(null, '', pageAddress)
  notify()
}
