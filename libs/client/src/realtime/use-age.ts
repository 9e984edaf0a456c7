import { useCallback, useSyncExternalStore } from 'react'

/** Milliseconds between two looks at the clock: words for an age change every second in its first minute. */
const look = (age: number) => (age < 60_000 ? 1000 : 15_000)

/** How old something is, in milliseconds and whole seconds, growing on screen while it is shown; null for what has no time. */
export function useAge(asOf: number | null): number | null {
  const watchClock = useCallback((onLook: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      if (asOf === null) return
      timer = setTimeout(() => {
        onLook()
        wait()
      }, look(Date.now() - asOf))
    }
    wait()
    return () => clearTimeout(timer)
  }, [asOf])
  const readClock = () => (asOf === null ? null : Math.floor(Math.max(0, Date.now() - asOf) / 1000) * 1000)
  return useSyncExternalStore(watchClock, readClock)
}
