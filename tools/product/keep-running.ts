import { setTimeout as delay } from 'node:timers/promises'
import { describeFailure, PlainError } from '../shared/plain-error.ts'

/**
 * Milliseconds: pause before the first restart, doubled each time, and the run time after which a start counts as
 * successful.
 */
const times = { firstPause: 250, settled: 10_000 }
/** Consecutive early ends after which another restart is considered useless. */
const maxEnds = 5

interface Running {
  /** Resolves to the exit code when the process has ended; null if a signal killed it. */
  readonly ended: Promise<number | null>
  stop(): Promise<void>
}

interface KeepOptions<T extends Running> {
  /** Name in messages: `The API`. */
  readonly name: string
  readonly first: T
  /** Rejects when the process did not start. */
  readonly restart: () => Promise<T>
  /** Message to fail with when the process keeps ending. */
  readonly describeEnd: (ended: T) => string
  /** Tells the user where to find the reason. */
  readonly hint: string
  readonly log: (line: string) => void
}

/** Restarts a process whenever it ends, and logs that. `failed` rejects when restarts do not help. */
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

  /** Resolves when the process has ended, with the way it ended and whether it had been running. */
  async function awaitEnd() {
    try {
      const running = await current
      const startedAt = performance.now()
      const code = await running.ended
      return {
        how: code === null ? 'was killed' : `ended with code ${code}`,
        sentence: describeEnd(running),
        wasRunning: performance.now() - startedAt >= times.settled,
      }
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
    /** The running process, or the one being started. */
    current: (): Promise<T> => current,
    /** Stops the process without another restart. */
    async stop(): Promise<void> {
      stopping.abort()
      await current.then(
        (running) => running.stop(),
        () => undefined,
      )
    },
  }
}
