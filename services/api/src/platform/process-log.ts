import { describeError } from './describe-error'

/** As pino numbers them. */
const levels = { info: 30, warn: 40, error: 50, fatal: 60 } as const

/** Writes a log line where there is no logger, whatever LOG_LEVEL says. */
export function writeLogLine(level: keyof typeof levels, msg: string, fields: object = {}): void {
  process.stdout.write(`${JSON.stringify({ level: levels[level], time: Date.now(), service: 'api', msg, ...fields })}\n`)
}

/** Logs a fault of work that nobody waits for. */
export const logFault = (error: unknown): void => writeLogLine('error', 'work in the background failed', { err: describeError(error) })
