import { isUnavailable } from '../../platform/database-errors'

/** Jobs that are written together, at most: so that no write takes long. */
const maxBatch = 50

interface Rejectable {
  readonly reject: (error: unknown) => void
}

/** A batch of jobs, or work that runs alone. */
interface Step<Job> extends Rejectable {
  readonly jobs: Job[] | null
  readonly run: () => Promise<void>
}

/**
 * A queue for each match: what this node does to it happens in the order in which it came, so that it never meets itself in the database. Jobs that
 * wait next to each other run as one batch; `runBatch` answers each of them, and rejects when nothing could be done for any.
 */
export function createMatchQueue<Job extends Rejectable>(runBatch: (matchId: string, jobs: readonly Job[]) => Promise<void>) {
  const queues = new Map<string, Step<Job>[]>()

  async function drain(matchId: string, queue: Step<Job>[]): Promise<void> {
    for (let step = queue.shift(); step; step = queue.shift()) {
      try {
        await step.run()
      } catch (error) {
        step.reject(error)
        // What waits behind it would only wait for the same database, one timeout after the other.
        if (isUnavailable(error)) for (const { reject } of queue.splice(0)) reject(error)
      }
    }
    queues.delete(matchId)
  }

  function queueOf(matchId: string): Step<Job>[] {
    const known = queues.get(matchId)
    if (known) return known
    const queue: Step<Job>[] = []
    queues.set(matchId, queue)
    // Requests that arrive in the same turn of the event loop make one batch.
    setImmediate(() => void drain(matchId, queue))
    return queue
  }

  function batchOf(jobs: Job[], matchId: string): Step<Job> {
    return { jobs, run: () => runBatch(matchId, jobs), reject: (error) => jobs.forEach(({ reject }) => reject(error)) }
  }

  return {
    add(matchId: string, job: Job): void {
      const queue = queueOf(matchId)
      const last = queue.at(-1)?.jobs
      if (last && last.length < maxBatch) last.push(job)
      else queue.push(batchOf([job], matchId))
    },

    /** Runs with nothing else. */
    exclusive: <T>(matchId: string, work: () => Promise<T>): Promise<T> => new Promise((resolve, reject) => {
      queueOf(matchId).push({ jobs: null, run: () => work().then(resolve), reject })
    }),
  }
}
