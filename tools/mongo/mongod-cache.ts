import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Cache folders of downloaded mongods: that of this clone, so that it starts offline, and that of the user, for the
 * next clone.
 */
export function cacheFolders(dataDir: string): readonly string[] {
  const userCache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  return [join(dataDir, 'mongod'), join(userCache, 'torneo', 'mongod')]
}

/** Cached binaries, newest version first in each folder. */
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

/** Copies a downloaded binary into every writable folder, and returns its path in the first of them. */
export async function keepBinary(binary: string, version: string, folders: readonly string[]): Promise<string> {
  const cached: string[] = []
  for (const folder of folders) {
    const target = join(folder, `mongod-${version}`)
    // A read-only or full folder must not stop a start that already has its mongod.
    await place(binary, folder, target).then(
      () => cached.push(target),
      () => undefined,
    )
  }
  const [first] = cached
  if (!first) throw new Error(`none of ${folders.join(', ')} can be written to`)
  return first
}

async function place(binary: string, folder: string, target: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const temporary = `${target}.${process.pid}.tmp`
  await rm(temporary, { force: true })
  // Prefers a hard link; between file systems only a copy works.
  await link(binary, temporary).catch(() => copyFile(binary, temporary))
  await rename(temporary, target)
}
