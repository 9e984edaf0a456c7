import { chmod, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePort, isPortFree } from '../shared/free-port.ts'
import { fullDisk } from '../shared/full-disk.ts'
import { PlainError } from '../shared/plain-error.ts'
import { isAlive, waitForExit } from '../shared/process-alive.ts'
import { findMongod, majorOf, type Mongod } from './find-mongod.ts'
import { addressOf, keyFileOf, keyOf, readKey } from './mongo-key.ts'
import { type MongoState, readMongoState, writeMongoState } from './mongo-state.ts'
import { becomePrimary, folderServedAt, setName, shutDown } from './replica-set.ts'
import { exitCodes, MongodExit, type RunningMongod, spawnMongod } from './spawn-mongod.ts'

export interface StartMongoOptions {
  /** Folder of the data and of `mongo.json`; created if missing. */
  readonly dir: string
  /** Folders of downloaded mongods, see `cacheFolders`. */
  readonly binaries: readonly string[]
  /** Requires this port; by default the last one, else a free one. */
  readonly port?: number
  /** The data is deleted with the server, and has no password; for tests. */
  readonly temporary?: boolean
  /** False confirms a majority write before it is in the journal, in half the time; a crash may lose it. */
  readonly awaitsJournal?: boolean
  readonly log: (line: string) => void
}

export interface EmbeddedMongo {
  /** Address of the database `torneo` on a replica set of one. */
  readonly uri: string
  readonly port: number
  readonly pid: number
  readonly version: string
  /** Resolves to the exit code when the server ends, requested or not. */
  readonly ended: Promise<number | null>
  /** Stops the server and waits for its end (0.1 to 1.1 s). May be called twice. */
  stop(): Promise<void>
}

/**
 * Starts a real MongoDB on a folder of this machine that only its owner can read: a replica set of one on 127.0.0.1,
 * protected by a password in that folder, which ends with this process even if that is killed. Data from before
 * passwords were introduced gets one. Throws a PlainError for a folder in use, a taken port, data of another major
 * version, or a missing mongod.
 */
export async function startMongo({
  dir,
  binaries,
  port,
  temporary = false,
  awaitsJournal = true,
  log,
}: StartMongoOptions): Promise<EmbeddedMongo> {
  const folder = resolve(dir)
  const files = join(folder, 'files')
  await mkdir(files, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const state = await readMongoState(folder)
  if (state) await takeOver(folder, files, state)
  const mongod = await findMongod({ folders: binaries, log, ...(state ? { major: majorOf(state.version) } : {}) })
  const key = temporary ? undefined : await keyOf(folder)
  const running = await run({
    mongod,
    files,
    folder,
    port: port ?? state?.port,
    mustUsePort: port !== undefined,
    temporary,
  })
  const ended = new Promise<number | null>((settle) => running.child.once('close', settle))
  let stopped: Promise<void> | undefined
  const end = async () => {
    running.stopWatchdog()
    if (running.child.exitCode === null && running.child.signalCode === null) running.child.kill('SIGTERM')
    await ended
    // The write fails on a full disk; the next start then finds the state of this run, whose processes have ended.
    await writeMongoState(folder, { port: running.port, version: mongod.version }).catch(async (error: unknown) => {
      if (!(await fullDisk(folder))) throw error
    })
  }
  const stop = () => (stopped ??= end())
  try {
    await writeMongoState(folder, {
      port: running.port,
      version: mongod.version,
      owner: process.pid,
      mongod: running.pid,
    })
    await becomePrimary({ port: running.port, key }, awaitsJournal)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    uri: addressOf(running.port, setName, key),
    port: running.port,
    pid: running.pid,
    version: mongod.version,
    ended,
    stop,
  }
}

interface RunOptions {
  readonly mongod: Mongod
  readonly files: string
  readonly folder: string
  readonly port: number | undefined
  readonly mustUsePort: boolean
  readonly temporary: boolean
}

async function run(options: RunOptions): Promise<RunningMongod & { port: number }> {
  const { mongod, files, folder, port, mustUsePort, temporary } = options
  const usable = port !== undefined && (mustUsePort || (await isPortFree(port, '127.0.0.1')))
  const chosen = usable ? port : await freePort()
  try {
    const own = temporary ? { remove: folder } : { keyFile: keyFileOf(folder) }
    return { ...(await spawnMongod({ binary: mongod.binary, folder: files, port: chosen, ...own })), port: chosen }
  } catch (error) {
    if (!(error instanceof MongodExit)) throw error
    if (error.code === exitCodes.folderInUse) throw alreadyRunning(folder)
    if (error.code !== exitCodes.portTaken)
      throw new PlainError(
        (await fullDisk(folder)) ??
          (error.isDamage
            ? damaged(folder, mongod.version, error.errors[0])
            : `MongoDB ${mongod.version} did not start on ${files}: ${error.message}`),
      )
    if (mustUsePort)
      throw new PlainError(`Port ${chosen} is taken, so the database cannot use it. Free it or choose another one.`)
    // The port was taken between the check and the start, so another free one is chosen.
    return run({ ...options, port: undefined })
  }
}

const damaged = (folder: string, version: string, reason = ''): string =>
  `The database in ${folder} is damaged: MongoDB ${version} cannot read its files (${reason}). ` +
  `Put it aside and continue from the last backup: mv ${folder} ${folder}-damaged && npm run restore -- <backup>, then npm start.`

/** Error of a second start on the same data. */
function alreadyRunning(folder: string, owner?: number): PlainError {
  return new PlainError(
    `The database in ${folder} is already running${owner ? ` (process ${owner})` : ''}. ` +
      'Stop that one first (Ctrl-C), or choose another folder: DATA_DIR=.data-2 npm start.',
  )
}

/**
 * Makes sure that no server uses this data. A server whose starter was killed is shut down; one whose starter still
 * runs causes a PlainError. Also checks that the server at the port uses this folder, since process ids are reused.
 */
async function takeOver(folder: string, files: string, state: MongoState): Promise<void> {
  const { owner, mongod, port } = state
  if (!owner) return
  const server = { port, key: await readKey(folder) }
  const served = (await folderServedAt(server)) === files
  if (served && isAlive(owner)) throw alreadyRunning(folder, owner)
  if (served) await shutDown(server)
  // The server is stopping, by its watchdog or by the line above, which releases its lock on the folder.
  if (mongod && !isAlive(owner)) await waitForExit(mongod, 10_000)
}
