import { describeFailure } from './plain-error.ts'

/** The clean-up of a command, in reverse order of registration. */
export interface Lifecycle {
  /** Registers a clean-up; runs it immediately if the command is already stopping. */
  onStop(stop: () => Promise<void> | void): void
  stop(): Promise<void>
}

export function createLifecycle(): Lifecycle {
  const stops: (() => Promise<void> | void)[] = []
  let stopping: Promise<void> | undefined
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      // A failing clean-up must not prevent the others.
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
 * Runs a command with a lifecycle. On Ctrl-C, SIGTERM and SIGHUP, and when the command ends, it cleans up and exits
 * with 0. A failure is printed (a PlainError as its message) and exits with 1 after the clean-up.
 */
export async function runCommand(command: (life: Lifecycle) => Promise<void>): Promise<void> {
  const life = createLifecycle()
  let isStopping = false
  const finish = async (code: number) => {
    await life.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second signal does not interrupt the clean-up.
      if (isStopping) return
      isStopping = true
      void finish(0)
    })
  }
  // SIGHUP means that the terminal is closed, but the clean-up must still run.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  try {
    await command(life)
    if (!isStopping) await finish(Number(process.exitCode ?? 0))
  } catch (error) {
    // Errors caused by stopping are not failures.
    if (isStopping) return
    isStopping = true
    console.error(describeFailure(error))
    await finish(1)
  }
}
