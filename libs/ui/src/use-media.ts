import { useSyncExternalStore } from 'react'

/** Whether a media query holds now, such as `(max-width: 639.98px)`; for what CSS alone cannot redraw. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => window.matchMedia(query).matches,
    () => false
  )
}
