import { describeError } from './describe-error'
import { writeLogLine } from './process-log'
import { after } from './timers'

/** EX_SOFTWARE of sysexits; a wrong configuration exits with 1. */
const faultExitCode = 70
/** Milliseconds for requests in progress to be answered. */
const responseTimeoutMs = 5000

/**
 * Ends the process after an uncaught exception, since its state can no longer be trusted. The stack is logged, `close`
 * answers requests in progress and accepts no others, and the supervisor starts another process.
 */
export function useLastResort(close: () => Promise<void>): void {
  let isEnding = false
  const exit = () => process.exit(faultExitCode)
  process.on('uncaughtException', (error, origin) => {
    writeLogLine('fatal', 'an unhandled error ends this process', { origin, err: describeError(error) })
    if (isEnding) return
    isEnding = true
    after(responseTimeoutMs, exit)
    close().then(exit, exit)
  })
}
