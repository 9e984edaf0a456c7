import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { watchOver } from './watchdog.ts'

export interface ServiceOptions {
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env: NodeJS.ProcessEnv
  /** Everything it prints goes here, from the beginning of the file. */
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

/**
 * Starts Node with these arguments. In a group of its own, so that a Ctrl-C reaches it only through us and in the right order; it ends with us
 * even when we are killed.
 */
export function startService({ args, cwd, env, logFile, onLine }: ServiceOptions): Service {
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...(cwd ? { cwd } : {}) })
  const callOff = child.pid ? watchOver(child.pid) : () => undefined
  const log = logFile ? createWriteStream(logFile) : undefined
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
      log?.end()
      resolve(code)
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
