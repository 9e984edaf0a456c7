import { useCallback, useSyncExternalStore } from 'react'

/** Milliseconds between updates: the text of an age changes every second in its first minute. */
const intervalFor = (age: number) => (age < 60_000 ? 1000 : 15_000)

/** Returns an age in milliseconds, rounded to whole seconds and updated while shown; null without a time. */
export function useAge(asOf: number | null): number | null {
  const watchClock = useCallback(
    (onTick: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const schedule = () => {
        if (asOf === null) return
        timer = setTimeout(
          () => {
            onTick()
            schedule()
          },
          intervalFor(Date.now() - asOf),
        )
      }
      schedule()
      return () => clearTimeout(timer)
    },
    [asOf],
  )
  const readClock = () => (asOf === null ? null : Math.floor(Math.max(0, Date.now() - asOf) / 1000) * 1000)
  return useSyncExternalStore(watchClock, readClock)
}
