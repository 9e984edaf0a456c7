import { imageWidths } from '@torneo/contracts/files/storage'
import { decodeQueue, decodeImage } from '../../data/files/decode-image'
import type { StoredFileRecord } from '../../data/files/stored-file-document'
import type { StoredFilesRepository } from '../../data/files/stored-files.repository'
import type { FreeSpace } from '../../platform/database/free-space'

/** Formats that smaller copies are made of; SVG scales by itself, and a copy of an animation would be still. */
const copied = new Set(['image/jpeg', 'image/png', 'image/webp'])

interface CopiesLog {
  warn(fields: object, message: string): void
}

type Measures = Pick<StoredFileRecord, 'mimeType' | 'width' | 'animated'>

/**
 * Rounds a width up to a step; null if the original serves as well: it is small enough, the width exceeds the last
 * step, or the format is not copied.
 */
export function copyWidth({ mimeType, width = 0, animated }: Measures, requestedWidth: number): number | null {
  const step = imageWidths.find((candidate) => candidate >= requestedWidth)
  return step !== undefined && step < width && copied.has(mimeType) && !animated ? step : null
}

async function smaller(bytes: Buffer, width: number): Promise<Buffer> {
  const image = await decodeImage(bytes)
  return image.autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
}

/** Makes smaller copies of images: stored on the first request, made once for concurrent ones. */
export function createImageCopies(files: StoredFilesRepository, freeSpace: FreeSpace, log: CopiesLog) {
  const making = new Map<string, Promise<Buffer | null>>()
  /** Files that failed once are not attempted again: a file never changes. */
  const failedFiles = new Set<string>()

  async function make(file: StoredFileRecord, width: number): Promise<Buffer | null> {
    const chunks: Buffer[] = []
    for await (const chunk of files.read(file)) chunks.push(chunk)
    const copy = await smaller(Buffer.concat(chunks), width).catch((error: unknown) => {
      log.warn({ err: error, file: file.url, width }, 'no smaller copy of this image can be made')
      return null
    })
    if (!copy) failedFiles.add(file.url)
    else if (await freeSpace.isAboveFloor().catch(() => false)) {
      await files.storeCopy(file, width, copy).catch((error: unknown) => {
        log.warn({ err: error, file: file.url, width }, 'a smaller copy could not be stored')
      })
    }
    return copy
  }

  return {
    /** Returns the copy of that step's width; null if none can be made. */
    async of(file: StoredFileRecord, width: number): Promise<Buffer | null> {
      if (failedFiles.has(file.url)) return null
      const existing = await files.findCopy(file, width)
      if (existing) return existing
      const key = `${file.url} ${width}`
      const known = making.get(key)
      if (known) return known
      const made = decodeQueue(() => make(file, width)).finally(() => making.delete(key))
      making.set(key, made)
      return made
    },
  }
}
