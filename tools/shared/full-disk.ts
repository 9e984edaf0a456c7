import { statfs } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const megabyte = 1024 * 1024
/** Free megabytes below which MongoDB cannot be relied on to start or to continue. */
const needed = 64

/** Message that a folder's disk is full, with advice; undefined while it is not. */
export async function fullDisk(
  folder: string,
  floorMegabytes = needed,
  advice = 'Make room, then start again: what was saved is there.',
): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / megabyte)
  if (free >= floorMegabytes) return undefined
  return `The disk of ${folder} is full: ${free} MB are free, and the database needs ${floorMegabytes}. ${advice}`
}

/** Resolves when a folder's disk has space. While it is full, logs a line once a minute. */
export async function awaitRoom(folder: string, log: (line: string) => void, floorMegabytes = needed): Promise<void> {
  for (let seconds = 0; ; seconds += 1) {
    const full = await fullDisk(
      folder,
      floorMegabytes,
      'Make room: it goes on by itself then, with all that was saved.',
    )
    if (!full) return
    if (seconds % 60 === 0) log(full)
    await delay(1000)
  }
}
