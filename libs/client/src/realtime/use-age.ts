import { useCallback, useSyncExternalStore } from 'react'

/** Milliseconds between updates: the text of an age changes every second in its first minute. */
const look = (age: number) => (age < 60_000 ? 1000 : 15_000)

/** Returns an age in milliseconds, rounded to whole seconds and updated while shown; null without a time. */
export function useAge(asOf: number | null): number | null {
  const watchClock = useCallback(
    (onLook: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        if (asOf === null) return
        timer = setTimeout(
          () => {
            onLook()
            wait()
          },
          look(Date.now() - asOf),
        )
      }
      wait()
      return () => clearTimeout(timer)
    },
    [asOf],
  )
  const readClock = () => (asOf === null ? null : Math.floor(Math.max(0, Date.now() - asOf) / 1000) * 1000)
  return useSyncExternalStore(watchClock, readClock)
}
