import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { mapLimits, releaseLimits, releaseMessages } from '@torneo/contracts/releases/releases'
import { SectionManifest } from '@torneo/contracts/releases/remotes'
import {
  compressedCopy,
  DamagedFile,
  type FileHashes,
  type Files,
  filesOf,
  manifestFile,
  readHashes,
  readIntact,
  type ReleaseKeys,
  signatureFile,
} from './integrity'
import { readJson } from './uploaded-json'

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]

/** Thrown for an archive that is no version of a section app; its message is for the person who uploads it. */
export class InvalidVersion extends Error {}
/** Thrown for a version that is whole and cannot run. */
export class UnusableVersion extends InvalidVersion {}

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

/** Maximum unpacked size of an archive, and the messages for one that is too big or none. */
interface ArchiveRules {
  readonly unpacked: number
  readonly tooBig: string
  readonly archive: string
}

const ofVersions: ArchiveRules = { ...releaseMessages, unpacked: releaseLimits.unpacked }
export const ofMaps: ArchiveRules = {
  unpacked: mapLimits.unpacked,
  tooBig: releaseMessages.mapsTooBig,
  archive: releaseMessages.maps,
}

/**
 * Unpacks the files of a .tar.gz in memory. Throws an InvalidVersion if it is none, exceeds its limits, or contains
 * anything but plain files with safe, distinct paths. The unpacked size is bounded while unpacking.
 */
export async function unpackArchive(
  bytes: Buffer,
  { unpacked, tooBig, archive }: ArchiveRules = ofVersions,
): Promise<Map<string, Buffer>> {
  const packed = await unzip(bytes, { maxOutputLength: unpacked }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new InvalidVersion(code === 'ERR_BUFFER_TOO_LARGE' ? tooBig : archive)
  })
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
      if (files.size === releaseLimits.files) throw new InvalidVersion(tooBig)
      files.set(path, await buffer(entry))
    }
  } catch (error) {
    throw error instanceof InvalidVersion ? error : new InvalidVersion(archive)
  }
  return files
}

/** A version of a section app whose files match its manifest. */
export interface SectionVersion {
  readonly manifest: SectionManifest
  readonly hashes: FileHashes
  /** Total size in bytes, without compressed copies. */
  readonly size: number
}

const reject = (message: string): never => {
  throw new InvalidVersion(message)
}

const readManifest = (files: Files): SectionManifest =>
  readJson(SectionManifest, files.get(manifestFile)) ?? reject(releaseMessages.damaged(manifestFile))

/**
 * Checks an unpacked version: name and version, the hash of each file (of compressed copies after unpacking), and that
 * no file is missing or surplus; given `keys`, also the team's signature. Throws an InvalidVersion that names the first
 * bad file.
 */
export async function checkedVersion(
  files: Files,
  { app, version }: { app: string; version: string },
  keys: ReleaseKeys | null,
): Promise<SectionVersion> {
  const manifest = readManifest(files)
  if (manifest.name !== app || manifest.version !== version)
    reject(releaseMessages.names(manifest.name, manifest.version))
  const read = filesOf(files)
  try {
    const hashes = (await readHashes(read, { app, version }, keys)) ?? reject(releaseMessages.damaged(manifestFile))
    for (const file of [...Object.keys(hashes), ...[...files.keys()].filter((name) => name !== signatureFile)]) {
      if (!Object.hasOwn(hashes, file.replace(compressedCopy, ''))) reject(releaseMessages.damaged(file))
      await readIntact(read, file, hashes).catch(() => reject(releaseMessages.damaged(file)))
    }
    const size = [...files].reduce((sum, [name, bytes]) => sum + (compressedCopy.test(name) ? 0 : bytes.length), 0)
    return { manifest, hashes, size }
  } catch (error) {
    if (error instanceof InvalidVersion) throw error
    if (error instanceof DamagedFile && keys) return reject(releaseMessages.unsigned)
    return reject(
      releaseMessages.damaged(
        error instanceof DamagedFile ? manifestFile : String((error as NodeJS.ErrnoException).path ?? manifestFile),
      ),
    )
  }
}
