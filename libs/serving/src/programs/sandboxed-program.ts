import { hash } from 'node:crypto'
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { startThread } from '../start-thread'
import { after } from '../timers'
import type { SandboxOutput } from './page-sandbox'

/** Milliseconds of a rendering and of the pause after one that was ended, and the megabytes of a program. */
export const pageLimits = { renderMs: 3000, restMs: 10_000, megabytes: 128 }

/** Output of a program. */
export interface RenderedPage {
  readonly html: string
  readonly css: string
}

/** Thrown for a rendering that was ended, and for others during the pause after it. */
export class EndedProgram extends Error {}

export interface SandboxedProgram {
  /** Renders from an input in JSON. */
  readonly render: (input: string) => Promise<RenderedPage>
  readonly stop: () => void
}

/**
 * Runs a page's program in a thread of its own and there in a sandbox (docs/design/public-page.md). The thread starts
 * with the first rendering, and again after a program was ended by its time or memory.
 */
export function createSandboxedProgram(
  code: string,
  onEnd: (reason: string) => void,
  { renderMs, restMs, megabytes } = pageLimits,
): SandboxedProgram {
  let thread: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  let restsUntil = 0
  let isStopped = false

  function start(): Worker {
    const made = startThread('sandbox-thread', import.meta.url, {
      workerData: { code, limits: { renderMs, megabytes } },
      env: {},
      // The engine's memory is its own; this is that of the thread around it.
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    // An error ends the thread, which `end` reports.
    made.on('error', () => undefined)
    return made
  }

  function end(reason: string): EndedProgram {
    void thread?.terminate()
    thread = null
    if (!isStopped) {
      restsUntil = performance.now() + restMs
      onEnd(reason)
    }
    return new EndedProgram(`The program was ended: ${reason}`)
  }

  async function renderNow(input: string): Promise<RenderedPage> {
    if (isStopped || performance.now() < restsUntil) throw new EndedProgram('The program was ended a moment ago')
    thread ??= start()
    const current = thread
    const settled = new AbortController()
    const { signal } = settled
    // Ends a rendering that the sandbox itself cannot interrupt, its start included.
    const timer = after(3 * renderMs, () => current.terminate())
    try {
      current.postMessage(input)
      const [output] = (await Promise.race([
        once(current, 'message', { signal }),
        once(current, 'exit', { signal }).then(() => {
          throw end('its thread ended')
        }),
      ])) as [SandboxOutput]
      if ('page' in output) return JSON.parse(output.page) as RenderedPage
      throw output.isOver ? end(output.error) : new Error(output.error)
    } finally {
      clearTimeout(timer)
      settled.abort()
    }
  }

  return {
    render(input) {
      const rendering = last.then(() => renderNow(input))
      last = rendering.catch(() => undefined)
      return rendering
    },

    stop() {
      isStopped = true
      void thread?.terminate()
      thread = null
    },
  }
}

/** Maximum number of programs that run at once: the live one, the site's own, and one that is looked at. */
const maxPrograms = 3

/** Runs programs by their code. */
export function createSandboxedPrograms(onEnd: (reason: string) => void) {
  const running = new LRUCache<string, SandboxedProgram>({ max: maxPrograms, dispose: ({ stop }) => stop() })
  return {
    of(code: string): Pick<SandboxedProgram, 'render'> {
      const key = hash('sha1', code)
      return {
        render(input) {
          const known = running.get(key)
          if (known) return known.render(input)
          const made = createSandboxedProgram(code, onEnd)
          running.set(key, made)
          return made.render(input)
        },
      }
    },
    stop: () => running.clear(),
  }
}

export type SandboxedPrograms = ReturnType<typeof createSandboxedPrograms>
