import type { Db } from 'mongodb'

const megabyte = 1024 * 1024
/** Milliseconds for which a reading is cached: less is written meanwhile than the floor leaves. */
const freshMs = 500

export type FreeSpace = ReturnType<typeof createFreeSpace>

/**
 * Free space on the disk that the database writes to, as its primary reports it; hosted servers that report none count
 * as having enough.
 */
export function createFreeSpace(db: Db, floorMegabytes: number) {
  let readAt = -Infinity
  let reading: Promise<number> = Promise.resolve(Infinity)

  async function read(): Promise<number> {
    const { fsTotalSize, fsUsedSize } = await db.stats()
    return typeof fsTotalSize === 'number' && typeof fsUsedSize === 'number' ? fsTotalSize - fsUsedSize : Infinity
  }

  /** Free bytes; Infinity if unknown. */
  function bytes(): Promise<number> {
    if (performance.now() - readAt > freshMs) {
      readAt = performance.now()
      reading = read()
      reading.catch(() => {
        readAt = -Infinity
      })
    }
    return reading
  }

  return { bytes, isAboveFloor: async () => (await bytes()) > floorMegabytes * megabyte }
}
