import { describeFailure } from './plain-error.ts'

/** What a command has started and must end, last started first. */
export interface Lifecycle {
  /** Registers how to end something; when the end has come already, ends it at once. */
  onStop(stop: () => Promise<void> | void): void
  stop(): Promise<void>
}

export function createLifecycle(): Lifecycle {
  const stops: (() => Promise<void> | void)[] = []
  let stopping: Promise<void> | undefined
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      // One thing that cannot be ended must not keep the others.
      await Promise.resolve(stop()).catch((error: unknown) => console.error(describeFailure(error)))
    }
  }
  return {
    onStop(stop) {
      stops.push(stop)
      if (stopping) stopping = stopping.then(stopAll)
    },
    stop: () => (stopping ??= stopAll()),
  }
}

/**
 * Runs a command that starts things. Ctrl-C, SIGTERM and SIGHUP end what it started and then this process with 0; so does its own end. A
 * failure is printed (a PlainError as its sentence) and ends everything with 1.
 */
export async function runCommand(command: (life: Lifecycle) => Promise<void>): Promise<void> {
  const life = createLifecycle()
  let asked = false
  const finish = async (code: number) => {
    await life.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Impatience does not make it quicker; the first signal is at work.
      if (asked) return
      asked = true
      void finish(0)
    })
  }
  // The terminal may be gone (SIGHUP): what is started must still be ended.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  try {
    await command(life)
    if (!asked) await finish(Number(process.exitCode ?? 0))
  } catch (error) {
    // What fails because it is being ended is no failure.
    if (asked) return
    asked = true
    console.error(describeFailure(error))
    await finish(1)
  }
}
