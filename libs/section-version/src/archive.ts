import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { releaseLimits, releaseMessages } from '@torneo/contracts/releases/releases'

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]

/** Thrown for an archive that is no version of a section app; its message is for the person who uploads it. */
export class InvalidVersion extends Error {}

/** Files of a version by path, as they are in its folder or archive. */
export type Files = ReadonlyMap<string, Buffer>

/** Paths that cannot leave their folder or hide a file. */
const safePath = /^(?!\.)[\w@+-][\w@.+-]*(\/(?!\.)[\w@+-][\w@.+-]*){0,7}$/
const longestPath = 200

/** Packs files as a .tar.gz. The same files in the same order produce the same bytes. */
export async function packArchive(files: Files): Promise<Buffer<ArrayBuffer>> {
  const { pack } = await import('tar-stream')
  const tar = pack()
  for (const [name, content] of files) tar.entry({ name, mtime: new Date(0) }, content)
  tar.finalize()
  return zip(await buffer(tar))
}

/**
 * Unpacks the files of a .tar.gz in memory. Throws an InvalidVersion if it is none, exceeds a version's limits, or
 * contains anything but plain files with safe, distinct paths. The unpacked size is bounded while unpacking.
 */
export async function unpackArchive(bytes: Buffer): Promise<Map<string, Buffer>> {
  const packed = await unzip(bytes, { maxOutputLength: releaseLimits.unpacked }).catch(
    ({ code }: NodeJS.ErrnoException) => {
      throw new InvalidVersion(code === 'ERR_BUFFER_TOO_LARGE' ? releaseMessages.tooBig : releaseMessages.archive)
    },
  )
  // Loaded on demand: most nodes unpack nothing for days.
  const { extract } = await import('tar-stream')
  const files = new Map<string, Buffer>()
  const entries = extract()
  entries.end(packed)
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header
      const path = name.replace(/^\.\//, '').replace(/\/$/, '')
      if (type === 'directory' && (path === '.' || path === '' || safePath.test(path))) {
        entry.resume()
        continue
      }
      if (type !== 'file' || path.length > longestPath || !safePath.test(path) || files.has(path))
        throw new InvalidVersion(releaseMessages.path(name.slice(0, longestPath)))
      if (files.size === releaseLimits.files) throw new InvalidVersion(releaseMessages.tooBig)
      files.set(path, await buffer(entry))
    }
  } catch (error) {
    throw error instanceof InvalidVersion ? error : new InvalidVersion(releaseMessages.archive)
  }
  return files
}
