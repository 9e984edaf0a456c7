import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { startWatchdog } from '../shared/watchdog.ts'

/** mongod's exit codes that a start can do something about. */
export const exitCodes = { portTaken: 48, folderInUse: 100 } as const

/**
 * Settings of a temporary server. mongod deletes the files of a dropped collection at the first checkpoint after its
 * snapshot history (five minutes by default); a test run drops databases faster, and would reach the limit of open files.
 */
const promptDeletion = ['--setParameter', 'minSnapshotHistoryWindowInSeconds=20', '--syncdelay', '15']

/** mongod ended before it took connections; `code` is its exit code, `errors` its own error lines. */
export class MongodExit extends Error {
  constructor(readonly code: number | null, readonly errors: readonly string[]) {
    super(`mongod ended with ${code ?? 'a signal'}${errors.length > 0 ? `: ${errors.slice(-3).join('; ')}` : ''}`)
  }
}

export interface RunningMongod {
  readonly child: ChildProcess
  readonly pid: number
  /** Lets it live on when this process ends. */
  readonly callOffWatchdog: () => void
}

export interface SpawnOptions {
  readonly binary: string
  readonly folder: string
  readonly port: number
  /** Without it everyone on this machine is let in. */
  readonly keyFile?: string | undefined
  /** A folder to delete when the server was ended by our death. */
  readonly remove?: string | undefined
}

/**
 * Starts mongod and resolves when it takes connections. Detached: a Ctrl-C at the terminal must not reach it before the API has written what
 * what is pending. The cache, oplog, diagnostics and journal settings bring a fresh folder from 301 to 17 MB; all may change on an existing one.
 */
export function spawnMongod({ binary, folder, port, keyFile, remove }: SpawnOptions): Promise<RunningMongod> {
  const child = spawn(binary, [
    '--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', 'rs0',
    '--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '256', '--setParameter', 'diagnosticDataCollectionEnabled=false',
    '--wiredTigerEngineConfigString', 'log=(prealloc=false,file_max=16MB)',
    ...(remove === undefined ? [] : promptDeletion),
    ...(keyFile === undefined ? [] : ['--keyFile', keyFile]),
  ], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  const { pid } = child
  // From its first moment: this process may be stopped while the server is still starting.
  const callOffWatchdog = pid ? startWatchdog(pid, remove) : () => undefined
  child.once('close', callOffWatchdog)
  const errors: string[] = []
  return new Promise((resolve, reject) => {
    // Read to the end of its life: a full pipe would block the server.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Waiting for connections') && pid) resolve({ child, pid, callOffWatchdog })
      const entry = errorOf(line)
      if (entry) errors.push(entry)
    })
    child.once('error', reject)
    child.once('close', (code) => reject(new MongodExit(code, errors)))
  })
}

/** The message of an error or fatal line of mongod's JSON log. */
function errorOf(line: string): string | undefined {
  if (!/"s":"[EF]"/.test(line)) return undefined
  try {
    const { msg, attr } = JSON.parse(line) as { msg?: string; attr?: { error?: unknown } }
    return attr?.error ? `${msg}: ${typeof attr.error === 'string' ? attr.error : JSON.stringify(attr.error)}` : msg
  } catch {
    return line
  }
}
