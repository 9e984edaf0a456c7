import { logFault } from '../telemetry/process-log'
import { after } from './timers'

/** Milliseconds before the first run, and between the end of a run and the next. */
interface Pauses {
  readonly first: number
  readonly next: number
}

/**
 * Repeats a job, one run after the other however long one takes, until it is stopped or returns false. A failed run is
 * logged and repeated.
 */
export function createRepeater(job: () => Promise<unknown>, { first, next }: Pauses) {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    const shouldRepeat = await job().catch(logFault)
    if (shouldRepeat !== false && timer) runAfter(next)
  }

  function runAfter(pauseMs: number): void {
    timer = after(pauseMs, () => {
      running = run()
      return running
    })
  }

  return {
    start: (): void => runAfter(first),

    /** Resolves when the current run has ended. */
    async stop(): Promise<void> {
      if (timer) clearTimeout(timer)
      timer = null
      await running
    },
  }
}
