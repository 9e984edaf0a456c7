import { describeError } from './describe-error'

/** pino's numbers. */
const levels = { info: 30, warn: 40, error: 50, fatal: 60 } as const

let service = 'api'

/** Names the service in its log lines; default: `api`. */
export function nameService(name: string): void {
  service = name
}

/** Writes a log line where there is no logger, regardless of LOG_LEVEL. */
export function writeLogLine(level: keyof typeof levels, msg: string, fields: object = {}): void {
  process.stdout.write(`${JSON.stringify({ level: levels[level], time: Date.now(), service, msg, ...fields })}\n`)
}

/** Logs a failure of background work. */
export const logFault = (error: unknown, fields: object = {}): void =>
  writeLogLine('error', 'background work failed', { ...fields, err: describeError(error) })
