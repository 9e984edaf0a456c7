import { logFault } from './process-log'
import { after } from './timers'

/** Milliseconds before the first run, and between the end of one and the next. */
interface Pauses {
  readonly first: number
  readonly next: number
}

/** Runs a job again and again, one run after the other however long one takes, until it is stopped or answers false. A job that fails is logged and run again. */
export function createRepeater(job: () => Promise<unknown>, { first, next }: Pauses) {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    const goesOn = await job().catch(logFault)
    if (goesOn !== false && timer) runAfter(next)
  }

  function runAfter(pauseMs: number): void {
    timer = after(pauseMs, () => {
      running = run()
      return running
    })
  }

  return {
    start: (): void => runAfter(first),

    /** Resolves when the run that is under way has ended. */
    async stop(): Promise<void> {
      if (timer) clearTimeout(timer)
      timer = null
      await running
    },
  }
}
