import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * The cache of fetched mongods: of this clone, so that it starts offline, and of this user, so that the next clone need not fetch one.
 */
export function cacheFolders(dataDir: string): readonly string[] {
  const userCache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  return [join(dataDir, 'mongod'), join(userCache, 'torneo', 'mongod')]
}

/** Every cached binary, newest version first in each folder. */
export async function cachedBinaries(folders: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => [])
    const binaries = names.filter((name) => /^mongod-\d+\.\d+\.\d+$/.test(name))
    binaries.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    found.push(...binaries.map((name) => join(folder, name)))
  }
  return found
}

/** Copies a fetched binary into every folder that can be written to, and gives its path in the first of them. */
export async function keepBinary(binary: string, version: string, folders: readonly string[]): Promise<string> {
  const cached: string[] = []
  for (const folder of folders) {
    const target = join(folder, `mongod-${version}`)
    // A folder that is read-only or full must not stop a start that has its mongod already.
    await place(binary, folder, target).then(() => cached.push(target), () => undefined)
  }
  const [first] = cached
  if (!first) throw new Error(`none of ${folders.join(', ')} can be written to`)
  return first
}

async function place(binary: string, folder: string, target: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const temporary = `${target}.${process.pid}.tmp`
  await rm(temporary, { force: true })
  // A hard link costs nothing; between file systems only a copy works.
  await link(binary, temporary).catch(() => copyFile(binary, temporary))
  await rename(temporary, target)
}
