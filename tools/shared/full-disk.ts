import { statfs } from 'node:fs/promises'

const megabyte = 1024 * 1024
/** Below so many megabytes MongoDB cannot be relied on to start, or to go on. */
const needed = 64

/** A line that says that a folder's disk is full, and what to do; undefined while it is not. */
export async function fullDisk(folder: string, floorMegabytes = needed): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor(bavail * bsize / megabyte)
  if (free >= floorMegabytes) return undefined
  return `The disk of ${folder} is full: ${free} MB are free, and the database needs ${floorMegabytes}. Make room, then start again: what was saved is there.`
}
