import { useSyncExternalStore } from 'react'

/** True while a media query matches, such as `(max-width: 39.99em)`; for layouts that CSS alone cannot change. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
