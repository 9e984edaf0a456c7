import { spawn } from 'node:child_process'
import { basename, dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream'
import { createStream } from 'rotating-file-stream'
import { startWatchdog } from './watchdog.ts'

export interface ServiceOptions {
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env: NodeJS.ProcessEnv
  /** Receives all output; at `logSize` the file is rotated to `<name>.1`, and that to `<name>.2`, the last. */
  readonly logFile?: string
  readonly onLine?: (line: string) => void
}

/** A Node child process. */
export interface Service {
  readonly pid: number
  /** Resolves to the exit code (null: killed by a signal) when the process has ended for any reason. */
  readonly ended: Promise<number | null>
  /** Last 20 lines of output. */
  tail(): string[]
  /** Sends SIGTERM, and after `timeoutMs` SIGKILL; resolves when the process has ended. */
  stop(timeoutMs?: number): Promise<void>
}

const tailLength = 20
const logSize = '10M'

/**
 * Starts Node with these arguments in its own process group, so that Ctrl-C reaches it only through the lifecycle, in
 * the right order. A watchdog ends it even when this process is killed.
 */
export function startService({ args, cwd, env, logFile, onLine }: ServiceOptions): Service {
  const child = spawn(process.execPath, args, {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd ? { cwd } : {}),
  })
  const cancelWatchdog = child.pid ? startWatchdog(child.pid) : () => undefined
  const log = logFile
    ? createStream(basename(logFile), { path: dirname(logFile), size: logSize, rotate: 2, mode: 0o600 })
    : undefined
  // A full disk must not end a running service.
  log?.on('error', () => undefined)
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line)
      if (lines.length > tailLength) lines.shift()
      log?.write(`${line}\n`)
      onLine?.(line)
    })
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', (code) => {
      cancelWatchdog()
      if (!log) return resolve(code)
      finished(log, () => resolve(code))
      log.end()
    })
  })
  return {
    pid: child.pid ?? 0,
    ended,
    tail: () => [...lines],
    async stop(timeoutMs = 15_000) {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
      await ended
      clearTimeout(timer)
    },
  }
}
