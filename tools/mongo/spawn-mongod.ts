import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { startWatchdog } from '../shared/watchdog.ts'

/** Exit codes of mongod that a start can react to. */
export const exitCodes = { portTaken: 48, folderInUse: 100 } as const

/**
 * Settings of a temporary server. mongod deletes the files of a dropped collection at the first checkpoint after its
 * snapshot history (five minutes by default); a test run drops databases faster, and would reach the limit of open files.
 */
const promptDeletion = ['--setParameter', 'minSnapshotHistoryWindowInSeconds=20', '--syncdelay', '15']

/** mongod ended before it accepted connections; `code` is its exit code, `errors` its own error lines. */
export class MongodExit extends Error {
  constructor(
    readonly code: number | null,
    readonly errors: readonly string[],
  ) {
    super(`mongod ended with ${code ?? 'a signal'}${errors.length > 0 ? `: ${errors.slice(-3).join('; ')}` : ''}`)
  }

  /** True where its storage cannot be read. */
  get isDamage(): boolean {
    return this.errors.some((line) => /WiredTiger error|Fatal assertion|failed to read|checksum/i.test(line))
  }
}

export interface RunningMongod {
  readonly child: ChildProcess
  readonly pid: number
  /** Lets the server outlive this process. */
  readonly stopWatchdog: () => void
}

export interface SpawnOptions {
  readonly binary: string
  readonly folder: string
  readonly port: number
  /** Key file; if undefined, every user of this machine has access. */
  readonly keyFile?: string | undefined
  /** Folder to delete when the watchdog ends the server after this process died. */
  readonly remove?: string | undefined
}

/**
 * Starts mongod and resolves when it accepts connections. Detached, because a Ctrl-C at the terminal must not reach it
 * before the API has written pending data. The cache, oplog, diagnostics and journal settings reduce a fresh folder
 * from 301 to 17 MB; all of them can be changed on an existing one.
 */
export function spawnMongod({ binary, folder, port, keyFile, remove }: SpawnOptions): Promise<RunningMongod> {
  const child = spawn(
    binary,
    [
      '--dbpath',
      folder,
      '--port',
      String(port),
      '--bind_ip',
      '127.0.0.1',
      '--replSet',
      'rs0',
      '--wiredTigerCacheSizeGB',
      '0.25',
      '--oplogSize',
      '256',
      '--setParameter',
      'diagnosticDataCollectionEnabled=false',
      '--wiredTigerEngineConfigString',
      'log=(prealloc=false,file_max=16MB)',
      ...(remove === undefined ? [] : promptDeletion),
      ...(keyFile === undefined ? [] : ['--keyFile', keyFile]),
    ],
    { detached: true, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const { pid } = child
  // Starts the watchdog immediately: this process may be stopped while the server is still starting.
  const stopWatchdog = pid ? startWatchdog(pid, remove) : () => undefined
  child.once('close', stopWatchdog)
  const errors: string[] = []
  return new Promise((resolve, reject) => {
    // Reads the output until the server ends, because a full pipe would block it.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Waiting for connections') && pid) resolve({ child, pid, stopWatchdog })
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
    if (msg?.startsWith('\n')) return undefined
    return attr?.error ? `${msg}: ${typeof attr.error === 'string' ? attr.error : JSON.stringify(attr.error)}` : msg
  } catch {
    return line
  }
}
