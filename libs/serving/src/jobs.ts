import type { FastifyInstance } from 'fastify'
import { logFault } from './process-log'
import { after } from './timers'

/** Background work of this process. */
export interface Job {
  readonly name: string
  readonly start: () => void
  /** Resolves when the current run has ended. */
  readonly stop: () => Promise<void>
}

/** Milliseconds before the first run, and between the end of a run and the next; by default, runs wait for `wake`. */
interface Pauses {
  readonly first?: number
  readonly next?: number
}

/**
 * Creates a job that runs repeatedly, one run after the other however long one takes, until it is stopped. A run returns
 * the pause before the next one if it is not `next`, or false to be the last. A failed run is logged and repeated.
 */
export function createJob(
  name: string,
  work: () => Promise<number | false | void>,
  { first = Infinity, next = Infinity }: Pauses = {},
) {
  let timer: NodeJS.Timeout | undefined
  let dueAt = Infinity
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  async function run(): Promise<void> {
    const pause = await work().catch((error: unknown) => logFault(error, { job: name }))
    if (pause === false) isStopped = true
    else wake(pause ?? next)
  }

  /** Schedules a run after `ms`, unless one is due sooner. */
  function wake(ms: number): void {
    const at = performance.now() + ms
    if (isStopped || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = after(ms, () => {
      dueAt = Infinity
      running = running.then(run)
      return running
    })
  }

  return {
    name,
    wake,
    start: (): void => wake(first),

    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Creates a job that writes pending data when it is woken, and a last time once it has stopped. `write` writes at once,
 * or after the current write.
 */
export function createWriter(name: string, work: () => Promise<void>) {
  let current: Promise<void> = Promise.resolve()
  function write(): Promise<void> {
    const next = current.then(work)
    current = next.catch(() => undefined)
    return next
  }
  const job = createJob(name, write)
  return {
    ...job,
    write,
    async stop(): Promise<void> {
      await job.stop()
      await write()
    },
  }
}

/**
 * Starts the jobs in their order when the service is ready, and stops them in reverse when it closes. A job that fails
 * to start or stop is logged, and does not affect the others.
 */
export function useJobs(app: FastifyInstance, jobs: readonly Job[]): void {
  async function forEach(ordered: readonly Job[], step: 'start' | 'stop'): Promise<void> {
    for (const job of ordered) {
      try {
        await job[step]()
      } catch (error) {
        logFault(error, { job: job.name })
      }
    }
    app.log.debug({ jobs: ordered.map(({ name }) => name) }, `background work: ${step}`)
  }
  app.addHook('onReady', () => forEach(jobs, 'start'))
  app.addHook('onClose', () => forEach(jobs.toReversed(), 'stop'))
}
