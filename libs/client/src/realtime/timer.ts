import type { Timers } from './environment'

/** Creates a timer that can be set again or cleared; `isSet` until it fires. */
export function createTimer(timers: Timers) {
  let timer: unknown = null
  const clear = () => {
    if (timer !== null) timers.clear(timer)
    timer = null
  }
  return {
    clear,
    isSet: () => timer !== null,
    set: (delay: number, run: () => void) => {
      clear()
      timer = timers.set(() => {
        timer = null
        run()
      }, delay)
    },
  }
}
