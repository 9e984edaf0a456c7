import { spawn } from 'node:child_process'

/**
 * Ends a process we started when we die without having stopped it: a shell that waits on a pipe from us (2 MB, where a Node would take 42).
 * With `remove` it also deletes that folder afterwards; meant for the data of tests. Gives a function that calls it off.
 */
export function watchOver(pid: number, remove?: string): () => void {
  const clean = remove ? '; while kill -0 "$0" 2>/dev/null; do sleep 0.1; done; rm -rf -- "$1"' : ''
  const script = `cat >/dev/null; kill -TERM "$0"${clean}`
  const dog = spawn('sh', ['-c', script, String(pid), remove ?? ''], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  dog.on('error', () => undefined)
  dog.stdin.on('error', () => undefined)
  return () => {
    // Its whole group, before the pipe closes: else it would signal a process id that may be someone else's by then.
    if (dog.pid && dog.exitCode === null && dog.signalCode === null) process.kill(-dog.pid, 'SIGKILL')
  }
}
