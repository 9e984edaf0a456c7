import { spawn } from 'node:child_process'

/**
 * Ends a child process when this process dies without stopping it: a shell that waits on a pipe from here (2 MB of
 * memory, where Node takes 42). With `remove` it also deletes that folder afterwards, for test data. The returned
 * function cancels it.
 */
export function startWatchdog(pid: number, remove?: string): () => void {
  const clean = remove ? '; while kill -0 "$0" 2>/dev/null; do sleep 0.1; done; rm -rf -- "$1"' : ''
  const script = `cat >/dev/null; kill -TERM "$0"${clean}`
  const watchdog = spawn('sh', ['-c', script, String(pid), remove ?? ''], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.on('error', () => undefined)
  watchdog.stdin.on('error', () => undefined)
  return () => {
    // Killed with its process group before the pipe closes, or it would signal a process id that may be reused by then.
    if (watchdog.pid && watchdog.exitCode === null && watchdog.signalCode === null)
      process.kill(-watchdog.pid, 'SIGKILL')
  }
}
