import { check } from '@torneo/contracts/fields/validation'
import { releaseMessages } from '@torneo/contracts/releases/releases'
import { SectionManifest } from '@torneo/contracts/releases/remotes'
import { type ClaimProblem, rowProblems } from '@torneo/domain/releases/section-claims'
import { type Files, InvalidVersion } from './archive'
import {
  compressedCopy,
  DamagedFile,
  type FileHashes,
  filesOf,
  manifestFile,
  readHashes,
  readIntact,
  type ReleaseKeys,
  signatureFile,
} from './integrity'

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

function readManifest(files: Files): SectionManifest {
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
