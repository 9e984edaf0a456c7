import { check } from '@torneo/contracts/fields/validation'
import { releaseMessages } from '@torneo/contracts/releases/releases'
import { SectionManifest } from '@torneo/contracts/releases/remotes'
import { type ClaimProblem, rowProblems } from '@torneo/domain/releases/section-claims'
import { invalidField, Problem } from '../http/problems'
import {
  compressedCopy,
  DamagedFile,
  type FileHashes,
  manifestFile,
  readHashes,
  readIntact,
  type ReadFile,
  type ReleaseKeys,
  signatureFile,
} from './section-integrity'

/** A version of a section app whose files match its manifest. */
export interface SectionVersion {
  readonly manifest: SectionManifest
  readonly hashes: FileHashes
  readonly files: ReadonlyMap<string, Buffer>
  /** Total size in bytes, without compressed copies. */
  readonly size: number
}

/** Reads from unpacked files. */
export const filesOf =
  (files: ReadonlyMap<string, Buffer>): ReadFile =>
  async (name) => {
    const bytes = files.get(name)
    if (!bytes) throw Object.assign(new Error(`${name} is missing`), { code: 'ENOENT', path: name })
    return bytes
  }

const reject = (message: string): never => {
  throw invalidField('file', message)
}

function readManifest(files: ReadonlyMap<string, Buffer>): SectionManifest {
  try {
    const manifest = check(SectionManifest, JSON.parse(String(files.get(manifestFile))))
    if (manifest.ok) return manifest.value
  } catch {
    /* Not JSON: as good as none. */
  }
  return reject(releaseMessages.damaged(manifestFile))
}

const describeProblem = ({ kind, value }: ClaimProblem): string => {
  if (kind === 'label') return releaseMessages.noLabel(value)
  return (kind === 'form' ? releaseMessages.pathForm : releaseMessages.twice)(value)
}

/**
 * Checks an unpacked version: name and version, the hash of each file (of compressed copies after unpacking), and that
 * no file is missing or surplus; given `keys`, also the team's signature. Throws 400 that names the first bad file.
 */
export async function checkedVersion(
  files: ReadonlyMap<string, Buffer>,
  { app, version }: { app: string; version: string },
  keys: ReleaseKeys | null,
): Promise<SectionVersion> {
  const manifest = readManifest(files)
  if (manifest.name !== app || manifest.version !== version)
    reject(releaseMessages.names(manifest.name, manifest.version))
  const [problem] = rowProblems(manifest)
  if (problem) reject(describeProblem(problem))
  const read = filesOf(files)
  try {
    const hashes = (await readHashes(read, { app, version }, keys)) ?? reject(releaseMessages.damaged(manifestFile))
    for (const file of [...Object.keys(hashes), ...[...files.keys()].filter((name) => name !== signatureFile)]) {
      if (!Object.hasOwn(hashes, file.replace(compressedCopy, ''))) reject(releaseMessages.damaged(file))
      await readIntact(read, file, hashes).catch(() => reject(releaseMessages.damaged(file)))
    }
    const size = [...files].reduce((sum, [name, bytes]) => sum + (compressedCopy.test(name) ? 0 : bytes.length), 0)
    return { manifest, hashes, files, size }
  } catch (error) {
    if (error instanceof Problem) throw error
    if (error instanceof DamagedFile && keys) return reject(releaseMessages.unsigned)
    return reject(
      releaseMessages.damaged(
        error instanceof DamagedFile ? manifestFile : String((error as NodeJS.ErrnoException).path ?? manifestFile),
      ),
    )
  }
}
