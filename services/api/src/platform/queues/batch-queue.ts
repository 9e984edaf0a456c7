import { setImmediate as nextTick } from 'node:timers/promises'
import { isUnavailable } from '../database/database-errors'

/** Maximum number of jobs in a batch, so that no batch takes long. */
const maxBatch = 50

export interface Job<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** A batch, or work that runs alone (`jobs` null). */
interface Step<Item, Result> extends Pick<Job<Item, Result>, 'reject'> {
  readonly jobs: Job<Item, Result>[] | null
  readonly run: () => Promise<void>
}

/**
 * Runs steps one after the other, in order of arrival; adjacent jobs share one step. `runBatch` resolves or rejects
 * each job; if it throws, the remaining jobs are rejected.
 */
export function createBatchQueue<Item, Result = void>(
  runBatch: (jobs: readonly Job<Item, Result>[]) => Promise<void>,
  onEmpty = (): void => undefined,
) {
  const steps: Step<Item, Result>[] = []
  let isRunning = false

  async function runSteps(): Promise<void> {
    // Jobs added in the same turn of the event loop make one batch.
    await nextTick()
    for (let step = steps.shift(); step; step = steps.shift()) {
      try {
        await step.run()
      } catch (error) {
        step.reject(error)
        // The steps behind it would only run into the same timeout of the database, one after the other.
        if (isUnavailable(error)) for (const { reject } of steps.splice(0)) reject(error)
      }
    }
    isRunning = false
    onEmpty()
  }

  function enqueue(step: Step<Item, Result>): void {
    steps.push(step)
    if (isRunning) return
    isRunning = true
    void runSteps()
  }

  return {
    add: (item: Item): Promise<Result> =>
      new Promise((resolve, reject) => {
        const job = { item, resolve, reject }
        const last = steps.at(-1)?.jobs
        if (last && last.length < maxBatch) return void last.push(job)
        const jobs = [job]
        enqueue({ jobs, run: () => runBatch(jobs), reject: (error) => jobs.forEach((one) => one.reject(error)) })
      }),

    exclusive: <T>(work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        enqueue({ jobs: null, run: () => work().then(resolve), reject })
      }),
  }
}
