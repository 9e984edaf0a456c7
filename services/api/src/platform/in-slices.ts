import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds after which others have the event loop: a goal does not wait behind a whole tournament. */
const sliceMs = 8

/** Does some work for each item, in order, a slice of them at a time. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let since = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - since < sliceMs) continue
    await nextTurn()
    since = performance.now()
  }
}
