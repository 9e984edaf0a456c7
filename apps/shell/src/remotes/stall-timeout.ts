/** Milliseconds without progress after which a section counts as late. */
export const stallMs = 4000
const tickMs = 200

/**
 * Resolves once `progress` has not changed for `limit` milliseconds in which the page could work. A late tick counts as
 * none: the thread was busy, the tab hidden, or the machine asleep.
 */
export function stallOf(progress: () => number, limit: number): { readonly stalled: Promise<void>; stop(): void } {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  const stalled = new Promise<void>((resolve) => {
    let [spent, seen, at] = [0, progress(), performance.now()]
    timer = setInterval(() => {
      const [now, arrived] = [performance.now(), progress()]
      if (arrived !== seen) spent = 0
      else if (now - at < 2 * tickMs) spent += tickMs
      ;[seen, at] = [arrived, now]
      if (spent < limit) return
      stop()
      resolve()
    }, tickMs)
  })
  return { stalled, stop }
}
