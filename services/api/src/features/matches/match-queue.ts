/** Work that waits together is done together, at most so much: one write holds up nobody for long. */
const mostTogether = 50

/** One thing that waits for its turn on a match. */
interface Turn<Job> {
  /** What may be done together with others; null: `alone`. */
  readonly job: Job | null
  readonly alone: () => Promise<void>
  readonly fail: (error: unknown) => void
}

/**
 * What is done to one match on this node happens in the order in which it came, so that it never meets itself in the database. `together` does
 * several jobs at once and never rejects for one of them alone.
 */
export function createMatchQueue<Job>(together: (matchId: string, jobs: readonly Job[]) => Promise<void>) {
  const queues = new Map<string, Turn<Job>[]>()

  async function next(matchId: string, queue: Turn<Job>[]): Promise<void> {
    const first = queue[0]
    if (!first?.job) return queue.shift()?.alone()
    const length = queue.findIndex(({ job }) => job === null)
    const turns = queue.splice(0, Math.min(length < 0 ? queue.length : length, mostTogether))
    try {
      await together(matchId, turns.flatMap(({ job }) => job ?? []))
    } catch (error) {
      for (const { fail } of turns) fail(error)
    }
  }

  async function run(matchId: string, queue: Turn<Job>[]): Promise<void> {
    while (queue.length > 0) await next(matchId, queue)
    queues.delete(matchId)
  }

  function add(matchId: string, turn: Turn<Job>): void {
    const queue = queues.get(matchId)
    if (queue) return void queue.push(turn)
    const begun = [turn]
    queues.set(matchId, begun)
    void run(matchId, begun)
  }

  return {
    /** Done with what waits beside it; `fail` hears when nothing of it could be done. */
    add: (matchId: string, job: Job, fail: (error: unknown) => void): void => add(matchId, { job, fail, alone: () => Promise.resolve() }),

    /** Done with nothing beside it. */
    alone: <T>(matchId: string, work: () => Promise<T>): Promise<T> => new Promise((resolve, reject) => {
      add(matchId, { job: null, fail: reject, alone: () => work().then(resolve, reject) })
    }),
  }
}
