import { type ChildProcess, spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RenderedPublicPage } from '@torneo/domain/site/page-program'
import { after } from '@torneo/serving/timers'
import { LRUCache } from 'lru-cache'

/** Milliseconds of a rendering and of the pause after one that ended the process, and the megabytes of its heap. */
export const pageLimits = { renderMs: 3000, restMs: 10_000, heap: 128 }

/** Renamed in Node 22.13. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** Options of a process that reads no files and starts neither programs nor threads. `heap`: its megabytes. */
export const processOptions = (heap: number): string[] => [
  permission,
  '--no-warnings',
  // An error of this realm reaches the program by a refused import: nothing that it finds there can be changed.
  '--frozen-intrinsics',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heap}`,
]

const childFile = () => fileURLToPath(new URL('./page-child.cjs', import.meta.url))

/** Thrown for a rendering that ended its process, and for others during the pause after it. */
export class EndedProgram extends Error {}

export interface PageProcess {
  /** Renders from an input in JSON. */
  readonly render: (input: string) => Promise<RenderedPublicPage>
  readonly stop: () => void
}

/** Reads what a program made; throws what it threw. */
function readOutput(output: unknown): RenderedPublicPage {
  const { html, css, error } = JSON.parse(String(output) || '{}') as Readonly<Record<string, unknown>>
  if (typeof html === 'string' && typeof css === 'string') return { html, css }
  throw new Error(typeof error === 'string' ? error : 'The program rendered no page')
}

/**
 * Runs a page's program in a process of its own (docs/design/public-page.md): a team's code without the service's
 * environment, its files and its memory. It starts with the first rendering, and again after the program ended it by
 * its time or memory.
 */
export function createPageProcess(
  code: string,
  onEnd: (how: { readonly code: number | null; readonly signal: string | null }) => void,
  { renderMs, restMs, heap } = pageLimits,
): PageProcess {
  let child: ChildProcess | null = null
  let last: Promise<unknown> = Promise.resolve()
  let restsUntil = 0
  let isStopped = false

  function start(): ChildProcess {
    const made = spawn(process.execPath, [...processOptions(heap), '--eval', readFileSync(childFile(), 'utf8')], {
      cwd: '/',
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const ended = (status: number | null, signal: string | null) => {
      child = null
      if (isStopped) return
      restsUntil = performance.now() + restMs
      onEnd({ code: status, signal })
    }
    made.once('exit', ended)
    made.on('error', () => ended(null, null))
    made.unref()
    made.channel?.unref()
    made.send({ code, timeout: renderMs })
    return made
  }

  async function renderNow(input: string): Promise<RenderedPublicPage> {
    if (isStopped || performance.now() < restsUntil)
      throw new EndedProgram('The program ended its process a moment ago')
    child ??= start()
    const current = child
    const settled = new AbortController()
    const { signal } = settled
    // Ends a rendering that the time limit within the process cannot interrupt.
    const timer = after(2 * renderMs, () => current.kill('SIGKILL'))
    try {
      current.send({ input, timeout: renderMs }, () => undefined)
      const [output] = (await Promise.race([
        once(current, 'message', { signal }),
        once(current, 'exit', { signal }).then(() => {
          throw new EndedProgram('The program ended its process: it took too long, or too much memory')
        }),
      ])) as unknown[]
      return readOutput(output)
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
      child?.kill('SIGKILL')
    },
  }
}

/** Maximum number of programs that run at once: the live one, the site's own, and one that is looked at. */
const maxPrograms = 3

/** Runs programs by their code. */
export function createPageProcesses(onEnd: Parameters<typeof createPageProcess>[1]) {
  const running = new LRUCache<string, PageProcess>({ max: maxPrograms, dispose: ({ stop }) => stop() })
  return {
    of(code: string): Pick<PageProcess, 'render'> {
      const key = hash('sha1', code)
      return {
        render(input) {
          const known = running.get(key)
          if (known) return known.render(input)
          const made = createPageProcess(code, onEnd)
          running.set(key, made)
          return made.render(input)
        },
      }
    },
    stop: () => running.clear(),
  }
}

export type PageProcesses = ReturnType<typeof createPageProcesses>
