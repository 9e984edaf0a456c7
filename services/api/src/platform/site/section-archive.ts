import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { releaseLimits, releaseMessages } from '@torneo/contracts/releases/releases'
import { invalidField, Problem } from '../http/problems'

const unzip = promisify(gunzip)

/** Paths that cannot leave their folder or hide a file. */
const safePath = /^(?!\.)[\w@+-][\w@.+-]*(\/(?!\.)[\w@+-][\w@.+-]*){0,7}$/
const longestPath = 200

/**
 * Unpacks the files of a .tar.gz in memory. Throws 400 if it is none, exceeds a version's limits, or contains anything
 * but plain files with safe, distinct paths. The unpacked size is bounded while unpacking.
 */
export async function unpackArchive(bytes: Buffer): Promise<Map<string, Buffer>> {
  const packed = await unzip(bytes, { maxOutputLength: releaseLimits.unpacked }).catch(
    ({ code }: NodeJS.ErrnoException) => {
      throw invalidField('file', code === 'ERR_BUFFER_TOO_LARGE' ? releaseMessages.tooBig : releaseMessages.archive)
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
        throw invalidField('file', releaseMessages.path(name.slice(0, longestPath)))
      if (files.size === releaseLimits.files) throw invalidField('file', releaseMessages.tooBig)
      files.set(path, await buffer(entry))
    }
  } catch (error) {
    throw error instanceof Problem ? error : invalidField('file', releaseMessages.archive)
  }
  return files
}
