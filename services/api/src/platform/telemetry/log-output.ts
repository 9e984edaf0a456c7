import { writeSync } from 'node:fs'
import { after } from '@torneo/serving/timers'

/** Milliseconds that a line may wait for others. */
const flushDelayMs = 50
let waiting: string[] = []

function take(): string {
  const text = waiting.join('')
  waiting = []
  return text
}

/** A closed reader or a full disk must not end the service. */
process.stdout.on('error', () => undefined)
process.once('exit', () => {
  if (waiting.length > 0) writeSync(process.stdout.fd, take())
})

/** Writes log lines to standard output in batches: one system call per line would cost as much as a small response. */
export const standardOutput = {
  write(line: string): void {
    if (waiting.push(line) === 1) after(flushDelayMs, () => process.stdout.write(take()))
  },
}
