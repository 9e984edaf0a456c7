import { describeError } from './describe-error'
import { writeLogLine } from './process-log'
import { after } from './timers'

/** sysexits' EX_SOFTWARE: a wrong configuration ends with 1. */
const faultExitCode = 70
/** Milliseconds for the answers that are under way. */
const answerTimeout = 5000

/**
 * Ends the process when something threw that no promise owned: whatever state that left, it is not relied on. The stack is logged, `close`
 * answers what is under way and takes nothing new, and who started the process starts another.
 */
export function useLastResort(close: () => Promise<void>): void {
  let isEnding = false
  const exit = () => process.exit(faultExitCode)
  process.on('uncaughtException', (error, origin) => {
    writeLogLine('fatal', 'a fault ends this process', { origin, err: describeError(error) })
    if (isEnding) return
    isEnding = true
    after(answerTimeout, exit)
    close().then(exit, exit)
  })
}
