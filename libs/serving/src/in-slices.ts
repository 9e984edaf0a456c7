import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds after which the event loop is yielded: a goal must not wait behind a whole tournament. */
export const sliceMs = 8

/** Works through the items in order and yields the event loop between slices. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let since = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - since < sliceMs) continue
    await nextTurn()
    since = performance.now()
  }
}
