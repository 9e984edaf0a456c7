import { setTimeout as delay } from 'node:timers/promises'
import { describeFailure, PlainError } from '../shared/plain-error.ts'

/** Milliseconds: the first pause before a start, doubled each time, and how long what was started must last to count as running. */
const times = { firstPause: 250, settled: 10_000 }
/** Ends in a row, each soon after its start, that are a fault which another start does not mend. */
const maxEnds = 5

interface Running {
  /** Resolves with the exit code, null for one that a signal killed, when the process has ended. */
  readonly ended: Promise<number | null>
  stop(): Promise<void>
}

interface KeepOptions<T extends Running> {
  /** `The API`. */
  readonly name: string
  readonly first: T
  /** Rejects when it did not start. */
  readonly restart: () => Promise<T>
  /** The sentence to end with when it ends again and again. */
  readonly describeEnd: (ended: T) => string
  /** Where to read why it ended. */
  readonly hint: string
  readonly log: (line: string) => void
}

/** Starts a process again whenever it ends, and says so. `failed` rejects when that does not help. */
export function keepRunning<T extends Running>({ name, first, restart, describeEnd, hint, log }: KeepOptions<T>) {
  const stopping = new AbortController()
  let current: Promise<T> = Promise.resolve(first)
  const say = (line: string) => log(`[${new Date().toLocaleString('sv')}] ${name} ${line}`)

  async function startAgain(pauseMs: number): Promise<T> {
    await delay(pauseMs, undefined, { signal: stopping.signal })
    const started = await restart()
    if (!stopping.signal.aborted) say('is running again.')
    return started
  }

  /** Resolves, when it has ended, to how, and whether it had been running. */
  async function awaitEnd() {
    try {
      const running = await current
      const startedAt = performance.now()
      const code = await running.ended
      return { how: code === null ? 'was killed' : `ended with code ${code}`, sentence: describeEnd(running), wasRunning: performance.now() - startedAt >= times.settled }
    } catch (error) {
      return { how: 'did not start', sentence: describeFailure(error), wasRunning: false }
    }
  }

  async function watch(): Promise<never> {
    for (let ends = 1; ; ends += 1) {
      const { how, sentence, wasRunning } = await awaitEnd()
      if (stopping.signal.aborted) return new Promise(() => undefined)
      if (wasRunning) ends = 1
      if (ends > maxEnds) throw new PlainError(sentence)
      say(`${how} and is started again. ${hint}`)
      current = startAgain(times.firstPause * 2 ** (ends - 1))
    }
  }

  return {
    failed: watch(),
    /** What is running, or is being started. */
    current: (): Promise<T> => current,
    /** Stops it for good. */
    async stop(): Promise<void> {
      stopping.abort()
      await current.then((running) => running.stop(), () => undefined)
    },
  }
}
