import type { Window } from 'happy-dom'
import { builtinEnvironments, type Environment } from 'vitest/runtime'

declare global {
  /** Ends the page, with its window, storage, listeners and timers, and opens a new one. */
  var renewPage: () => Promise<void>
}

/** Makes the timers end with the page: happy-dom leaves them to Node. Returns a function that ends those begun. */
function trackTimers(global: typeof globalThis): () => void {
  const timers = new Set<NodeJS.Timeout>()
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = global[name] as (...args: unknown[]) => NodeJS.Timeout
    const tracked = (...args: unknown[]) => {
      const timer = start(...args)
      timers.add(timer)
      return timer
    }
    Object.assign(global, { [name]: tracked })
  }
  return () => {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }
}

/** Happy-dom with a page that can be renewed, because a worker runs many files. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options) {
    const { setup } = builtinEnvironments['happy-dom']
    let page = await setup(global, options)
    let endTimers: (() => void) | undefined
    global.renewPage = async () => {
      // Tracks from the first file on: by then vitest has kept the timers that it uses itself.
      endTimers ??= trackTimers(global)
      endTimers()
      // Frees its memory, which the teardown of vitest leaves to the end of the process.
      await (global as unknown as Window).happyDOM.close()
      await page.teardown(global)
      page = await setup(global, options)
    }
    return { teardown: () => page.teardown(global) }
  },
} satisfies Environment
