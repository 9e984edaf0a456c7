import { checkedVersion, InvalidVersion, unpackArchive, UnusableVersion } from './archive'
import { buildProblem } from './build-problems'
import { manifestFile, type ReleaseKeys, signatureFile } from './integrity'

/** An uploaded archive, and the address that it was sent to. */
export interface UploadedVersion {
  readonly archive: Uint8Array
  readonly id: { readonly app: string; readonly version: string }
  readonly keys: ReleaseKeys | null
}

/** An archive that may be stored. */
export interface OpenedVersion {
  /** section.json as released. */
  readonly manifest: string
  readonly integrity: string
  /** Unpacked size in bytes. */
  readonly size: number
  readonly files: number
  readonly signed: boolean
}

/** The result of judging: a version, or a sentence about one that is damaged (400) or cannot run (422). */
export type Judgement = { readonly version: OpenedVersion } | { readonly message: string; readonly isUnusable: boolean }

/** Checks an uploaded archive and describes it. */
export async function judgeVersion({ archive, id, keys }: UploadedVersion): Promise<Judgement> {
  try {
    const files = await unpackArchive(Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength))
    const { hashes, manifest, size } = await checkedVersion(files, id, keys)
    const problem = await buildProblem(files, manifest)
    if (problem !== null) throw new UnusableVersion(problem)
    return {
      version: {
        manifest: String(files.get(manifestFile)),
        integrity: manifest.integrity ?? '',
        size,
        files: Object.keys(hashes).length,
        signed: files.has(signatureFile),
      },
    }
  } catch (error) {
    if (error instanceof InvalidVersion) return { message: error.message, isUnusable: error instanceof UnusableVersion }
    throw error
  }
}
