import { inspect } from 'node:util'
import { describeError } from '@torneo/serving/describe-error'
import { createWriter } from '@torneo/serving/jobs'

/** pino's number: warnings and errors are summed up; a fatal line ends the process and is never kept back. */
const [warn, fatal] = [40, 60]
/** Milliseconds within which equal lines are one. */
const windowMs = 60_000
/** Maximum number of different lines that are told apart by more than their message, whatever strangers write into them. */
const maxLines = 500

/** Fields, which may be an error alone, and a message; or the message alone. */
type LogCall = readonly unknown[]

interface Repeated {
  count: number
  /** Writes the last such line with further fields. */
  write: (fields: object) => void
}

/** Splits a call of the logger into its fields and its message. */
function partsOf([first, message = '']: LogCall): { readonly fields: object; readonly message: unknown } {
  if (typeof first === 'string') return { fields: {}, message: first }
  return { fields: first instanceof Error ? { err: first } : Object(first), message }
}

/** Two lines are equal when they have one message and one reason but for its numbers, whichever request they belong to. */
function keyOf({ fields, message }: ReturnType<typeof partsOf>): string {
  const { err, req: _req, res: _res, ...others } = fields as Readonly<Record<string, unknown>>
  const { type, message: reason } = describeError(err)
  return inspect([message, type, reason.replaceAll(/\d+/g, '0'), others], { depth: 4, breakLength: Infinity })
}

export type RepeatedLines = ReturnType<typeof createRepeatedLines>

/**
 * Sums up warnings and errors: the first of equal lines is logged at once, those that follow within a minute as one line
 * with their number (`repeated`). What a crowd meets, such as a database that is away, does not fill the log with it.
 */
export function createRepeatedLines() {
  const lines = new Map<string, Repeated>()

  async function write(): Promise<void> {
    const ended = [...lines.values()]
    lines.clear()
    for (const { count, write } of ended) if (count > 0) write({ repeated: count })
  }
  const job = createWriter('repeated log lines', write)

  return {
    ...job,

    /** Logs a call by `log`, or counts it. */
    pass(call: LogCall, level: number, log: (...call: LogCall) => void): void {
      if (level < warn || level >= fatal) return log(...call)
      const parts = partsOf(call)
      const key = lines.size < maxLines ? keyOf(parts) : String(parts.message)
      const known = lines.get(key)
      if (known) {
        known.count += 1
        known.write = (more) => log({ ...parts.fields, ...more }, parts.message)
        return
      }
      if (lines.size === 0) job.wake(windowMs)
      lines.set(key, { count: 0, write: () => undefined })
      log(...call)
    },
  }
}
