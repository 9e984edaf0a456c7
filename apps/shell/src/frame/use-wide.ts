import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1024px)'

/** Whether the sidebar stays beside the screen (spec 1 §2: from 1024 px). */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
  )
}
