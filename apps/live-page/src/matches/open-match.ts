import { useSyncExternalStore } from 'react'

const prefix = '#partido-'

/** Where a match stands open: a link like any other, so that a phone's back closes it and it can be shared. */
export const matchAddress = (id: string): string => prefix + id

/** The entry behind the open match is this page without it. */
let cameFromPage = false

function subscribe(notify: () => void): () => void {
  const handleHash = ({ oldURL }: HashChangeEvent) => {
    cameFromPage = !oldURL.includes(prefix)
    notify()
  }
  window.addEventListener('hashchange', handleHash)
  return () => window.removeEventListener('hashchange', handleHash)
}

const opened = () => (location.hash.startsWith(prefix) ? location.hash.slice(prefix.length) : null)

/** The id of the match that stands open, if any. */
export function useOpenMatch(): string | null {
  return useSyncExternalStore(subscribe, opened)
}

/** Goes back to the page; one that was opened by a shared link has nothing of ours behind it. */
export function closeMatch(): void {
  if (cameFromPage) history.back()
  else location.replace(`${location.pathname}${location.search}#`)
}
