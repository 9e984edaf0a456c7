import { createJob } from '@torneo/serving/jobs'
import type { StoredFilesRepository } from '../../data/files/stored-files.repository'
import type { Database } from '../../platform/database/database'
import { readImageHead } from './image-metadata'
import { holdsMetadata } from './strip-metadata'
import { withoutMetadata } from './without-metadata'

interface CleanLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/** Milliseconds after the start of the service. */
const delays = { first: 60_000 }

/**
 * Removes the metadata of images that were stored before the upload removed it, or removed less of it (B108), one after the other. Two nodes may
 * do the same file: the result is the same.
 */
export function createImageCleaning(files: StoredFilesRepository, database: Database, log: CleanLog) {
  async function run(): Promise<false> {
    const failed: string[] = []
    let rewritten = 0
    for (let file = await files.unclean(failed); file; file = await files.unclean(failed)) {
      const current = file
      try {
        const chunks: Buffer[] = []
        for await (const chunk of files.read(current)) chunks.push(chunk)
        const bytes = Buffer.concat(chunks)
        const head = holdsMetadata(current.mimeType) ? await readImageHead(bytes) : null
        const clean = await withoutMetadata(bytes, current.mimeType, head?.orientation)
        const isSame = clean.equals(bytes)
        await database.transaction((transaction) => files.setClean(current, isSame ? null : clean, transaction))
        if (!isSame) rewritten += 1
      } catch (error) {
        failed.push(current.id)
        log.warn({ err: error, file: current.url }, 'the metadata of an image could not be removed')
      }
    }
    if (rewritten > 0) log.info({ images: rewritten }, 'metadata was removed from stored images')
    return false
  }
  return { run, ...createJob('metadata of images', run, delays) }
}
