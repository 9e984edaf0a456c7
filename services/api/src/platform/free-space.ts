import type { Db } from 'mongodb'

const megabyte = 1024 * 1024
/** Milliseconds for which a reading is cached: fewer bytes are written meanwhile than the floor leaves. */
const freshMs = 500

export type FreeSpace = ReturnType<typeof createFreeSpace>

/** The room on the disk that the database writes to, as its primary says; some hosted ones do not, and are taken to have enough. */
export function createFreeSpace(db: Db, floorMegabytes: number) {
  let readAt = -Infinity
  let reading: Promise<number> = Promise.resolve(Infinity)

  async function read(): Promise<number> {
    const { fsTotalSize, fsUsedSize } = await db.stats()
    return typeof fsTotalSize === 'number' && typeof fsUsedSize === 'number' ? fsTotalSize - fsUsedSize : Infinity
  }

  /** Bytes; Infinity when unknown. */
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

  return {
    bytes,
    isAboveFloor: async () => await bytes() > floorMegabytes * megabyte,
  }
}
