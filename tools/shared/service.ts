import { spawn } from 'node:child_process'
import { basename, dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream'
import { createStream } from 'rotating-file-stream'
import { watchOver } from './watchdog.ts'

export interface ServiceOptions {
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env: NodeJS.ProcessEnv
  /** Everything it prints is added here; a file of `logSize` becomes `<name>.1`, and that one `<name>.2`, the last. */
  readonly logFile?: string
  readonly onLine?: (line: string) => void
}

/** A Node process that we run and end. */
export interface Service {
  readonly pid: number
  /** Settles with its exit code (null: a signal) when it ended, asked or not. */
  readonly ended: Promise<number | null>
  /** The last lines it printed. */
  tail(): string[]
  /** SIGTERM, and after `patienceMs` SIGKILL; resolves when it is gone. */
  stop(patienceMs?: number): Promise<void>
}

const keptLines = 20
const logSize = '10M'

/**
 * Starts Node with these arguments. In a group of its own, so that a Ctrl-C reaches it only through us and in the right order; it ends with us
 * even when we are killed.
 */
export function startService({ args, cwd, env, logFile, onLine }: ServiceOptions): Service {
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...(cwd ? { cwd } : {}) })
  const callOff = child.pid ? watchOver(child.pid) : () => undefined
  const log = logFile ? createStream(basename(logFile), { path: dirname(logFile), size: logSize, rotate: 2, mode: 0o600 }) : undefined
  // A full disk must not end what runs.
  log?.on('error', () => undefined)
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line)
      if (lines.length > keptLines) lines.shift()
      log?.write(`${line}\n`)
      onLine?.(line)
    })
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', (code) => {
      callOff()
      if (!log) return resolve(code)
      finished(log, () => resolve(code))
      log.end()
    })
  })
  return {
    pid: child.pid ?? 0,
    ended,
    tail: () => [...lines],
    async stop(patienceMs = 15_000) {
      child.kill('SIGTERM')
      const impatience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      await ended
      clearTimeout(impatience)
    },
  }
}
