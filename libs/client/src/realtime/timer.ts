import type { Timers } from './surroundings'

/** One timer that is set, set anew or cleared; `isSet` while it has not gone off. */
export function createAlarm(timers: Timers) {
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
